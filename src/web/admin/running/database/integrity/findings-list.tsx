import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { IntegrityCheck, IntegrityFinding } from '#contract/running/database/database.admin.schemas.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { LoadMore, TableError } from '#web/admin/ui/table/table-states.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { placeOf } from './finding-place.ts';
import type { AskedMend } from './mend-dialog.tsx';

interface FindingProps {
  finding: IntegrityFinding;
  onMend: (asked: AskedMend) => void;
}

function Finding({ finding, onMend }: FindingProps) {
  const { database, databaseChecks } = useUpkeepTexts();
  const mayMend = useMay('owner');
  const { id, check, kind, values, subject, mendable, foundAt } = finding;
  const what = databaseChecks.faults[kind](values);
  const place = subject && placeOf(subject);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        {subject && (
          <p className="flex min-w-0 items-baseline gap-1.5">
            {subject.locale && flagOf(subject.locale, 14)}
            {place ? (
              <Link to={place} className="font-medium underline wrap-anywhere">
                {subject.title}
              </Link>
            ) : (
              <span className="font-medium wrap-anywhere">{subject.title}</span>
            )}
          </p>
        )}
        <p className="wrap-anywhere">{what}</p>
        <p className="text-mute text-sm">
          {mendable ? database.wouldDo : database.needsPerson} {databaseChecks.mends[kind]} {database.found}{' '}
          <RelativeTime moment={foundAt} />.
        </p>
      </div>
      {mendable && mayMend && (
        <Button
          icon="wrench"
          aria-label={database.mendOf(subject ? `${subject.title}: ${what}` : what)}
          onClick={() => onMend({ check, n: 1, kinds: [kind], id })}
        >
          {database.mend}
        </Button>
      )}
      {!mendable && place && (
        <Link to={place} className="btn btn-quiet" aria-label={`${database.openIt}: ${subject?.title}`}>
          {database.openIt}
        </Link>
      )}
    </li>
  );
}

interface FindingsProps {
  line: IntegrityCheck;
  onMend: (asked: AskedMend) => void;
}

/** What one check has found, with all of it to be mended at once. */
export function FindingsOfCheck({ line: { check, open, mendable, more }, onMend }: FindingsProps) {
  const { database, databaseChecks } = useUpkeepTexts();
  const mayMend = useMay('owner');
  const list = useInfiniteQuery(apiList('GET /api/admin/database/findings', { check }));
  const { name, about } = databaseChecks.checks[check];
  const kinds = [...new Set((list.data ?? []).filter((each) => each.mendable).map(({ kind }) => kind))];
  return (
    <section aria-label={database.faultsOf(name)} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="flex flex-wrap items-center gap-2 text-base">
            {name} <Badge tone="warn">{database.foundText(open)}</Badge>
          </h2>
          <p className="text-mute text-sm">
            {about} {more && database.more}
          </p>
        </div>
        {mayMend && mendable > 1 && kinds.length > 0 && (
          <Button
            look="primary"
            icon="wrench"
            aria-label={`${database.mendAll(mendable)}: ${name}`}
            onClick={() => onMend({ check, n: mendable, kinds })}
          >
            {database.mendAll(mendable)}
          </Button>
        )}
      </div>
      {list.error && !list.data && <TableError error={list.error} retry={list.refetch} />}
      {!list.data && !list.error && <Skeleton index={1} />}
      {list.data && (
        <ul className="panel divide-line divide-y">
          {list.data.map((finding) => (
            <Finding key={finding.id} finding={finding} onMend={onMend} />
          ))}
        </ul>
      )}
      <LoadMore list={list} count={list.data?.length ?? 0} />
    </section>
  );
}
