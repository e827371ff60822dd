import { useInfiniteQuery } from '@tanstack/react-query';
import { apiList } from '#web/admin/api/call.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { LoadMore } from '#web/admin/ui/table/table-states.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';

/** What was put right of late, and by whom. */
export function MendedList() {
  const { database, databaseChecks } = useUpkeepTexts();
  const list = useInfiniteQuery(apiList('GET /api/admin/database/findings', { state: 'mended' }));
  if (!list.data || list.data.length === 0) return null;
  return (
    <details className="panel px-4 py-3">
      <summary className="cursor-pointer font-medium">{database.mendedList}</summary>
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {list.data.map(({ id, kind, values, subject, mendedAt, mendedBy }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 flex-1 basis-64 wrap-anywhere">
              {subject && <b className="font-medium">{subject.title}: </b>}
              {databaseChecks.faults[kind](values)}
            </span>
            <span className="text-mute">
              {mendedAt && <RelativeTime moment={mendedAt} />} {database.mendedBy(mendedBy)}
            </span>
          </li>
        ))}
      </ul>
      <LoadMore list={list} count={list.data.length} />
    </details>
  );
}
