import { useInfiniteQuery } from '@tanstack/react-query';
import { apiList } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { AuditLine } from '#web/admin/ui/audit/audit-line.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';

/** What was changed about the account: whoever did not do it themselves finds it here. */
export function ChangesSection() {
  const { account } = useTexts();
  const { data, error, refetch } = useInfiniteQuery(apiList('GET /api/admin/me/changes'));
  return (
    <SettingsSection title={account.changes} about={account.changesAbout}>
      {error && !data && <TableError error={error} retry={refetch} />}
      {!data && !error && <Skeleton index={0} />}
      {data?.length === 0 && <p className="text-mute">{account.noChanges}</p>}
      {data && data.length > 0 && (
        <ul className="divide-line divide-y">
          {data.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <span className="min-w-0 wrap-anywhere">
                <AuditLine entry={entry} />
              </span>
              <span className="text-mute text-sm">
                <RelativeTime moment={entry.at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}
