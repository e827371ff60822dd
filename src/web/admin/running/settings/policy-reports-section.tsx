import { useQuery } from '@tanstack/react-query';
import type { PolicyReport } from '#contract/running/policy-reports/policy-reports.admin.schemas.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useSettingTexts } from '#web/admin/context/setting-texts.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { describeStopped } from './describe-stopped.ts';

function ReportLine({ report }: { report: PolicyReport }) {
  const { tag } = useLanguage();
  const settings = useSettingTexts();
  const { kind, from } = describeStopped(report, settings.stopped);
  return (
    <li className="flex flex-col justify-between gap-x-4 px-4 py-3 sm:flex-row sm:items-baseline">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{kind}</span> {from}
        <span className="text-mute block text-sm">
          {settings.stoppedOn} <code>{report.page}</code> · <code>{report.directive}</code>
        </span>
      </span>
      <span className="text-mute shrink-0 text-sm">
        {settings.stoppedTimes(report.reports, report.reports.toLocaleString(tag))} ·{' '}
        <RelativeTime moment={report.lastAt} />
      </span>
    </li>
  );
}

/** What readers' browsers say that the pages' policy has stopped: an attack, or something of ours that is missing there. */
export function PolicyReportsSection() {
  const settings = useSettingTexts();
  const { data, error, refetch } = useQuery(apiQuery('GET /api/admin/policy-reports'));
  return (
    <SettingsSection title={settings.policyReports} about={settings.policyReportsAbout}>
      {error && !data && <TableError error={error} retry={refetch} />}
      {!data && !error && <Skeleton index={0} />}
      {data?.items.length === 0 && <p className="text-mute">{settings.policyReportsNone(data.days)}</p>}
      {data && data.items.length > 0 && (
        <>
          <ul className="panel divide-line divide-y" aria-label={settings.policyReports}>
            {data.items.map((report) => (
              <ReportLine key={`${report.directive} ${report.blocked} ${report.page}`} report={report} />
            ))}
          </ul>
          <p className="text-mute text-sm">{settings.policyReportsKept(data.days)}</p>
        </>
      )}
    </SettingsSection>
  );
}
