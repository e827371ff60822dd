import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IntegrityCheck } from '#contract/running/database/database.admin.schemas.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { useJob } from '../use-job.ts';
import { FindingsOfCheck } from './findings-list.tsx';
import { type AskedMend, MendDialog } from './mend-dialog.tsx';
import { MendedList } from './mended-list.tsx';

/** Those without a fault, and those that could not be made. */
function CheckLine({ line: { check, checkedAt, obstacle } }: { line: IntegrityCheck }) {
  const { database, databaseChecks } = useUpkeepTexts();
  const { name, about } = databaseChecks.checks[check];
  const isFine = checkedAt !== null && !obstacle;
  return (
    <li className="flex items-start gap-3 px-4 py-2.5">
      <span className={`mt-0.5 ${isFine ? 'text-ok' : 'text-mute'}`}>
        <Icon of={isFine ? 'circle-check' : 'circle-dashed'} size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          <Badge tone={isFine ? 'ok' : 'neutral'}>{isFine ? database.fine : database.notChecked}</Badge>
        </p>
        <p className="text-mute text-sm">{obstacle ? databaseChecks.obstacles[obstacle] : about}</p>
      </div>
    </li>
  );
}

/** What does not fit, check by check; what fits stands below, so that everybody sees what was looked at. */
export function IntegrityTab() {
  const { database } = useUpkeepTexts();
  const mayRun = useMay('editor');
  const job = useJob('integrity');
  const { data, error, refetch } = useQuery(apiQuery('GET /api/admin/database/checks'));
  const [asked, ask] = useState<AskedMend>();
  const lines = data?.items ?? [];
  const faulty = lines.filter(({ open }) => open > 0);
  const checkedAt = lines
    .flatMap((line) => line.checkedAt ?? [])
    .sort()
    .at(-1);
  const openRun = job.line?.openRun;
  if (error && !data) return <TableError error={error} retry={refetch} />;
  if (!data) return <Skeleton index={0} />;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status">
          {job.isRunning ? (
            database.checkingText
          ) : checkedAt ? (
            <>
              {database.checkedAt} <RelativeTime moment={checkedAt} />
            </>
          ) : (
            database.neverChecked
          )}
        </p>
        {mayRun && (
          <Button look="primary" icon="stethoscope" busy={job.isRunning} onClick={() => void job.start()}>
            {database.checkNow}
          </Button>
        )}
      </div>
      {job.isRunning && (
        <Progress
          label={database.checkingText}
          {...(openRun?.total && { value: openRun.done, max: openRun.total })}
        />
      )}
      {faulty.map((line) => (
        <FindingsOfCheck key={line.check} line={line} onMend={ask} />
      ))}
      {!checkedAt && !job.isRunning && (
        <div className="panel">
          <EmptyState icon="stethoscope" title={database.neverChecked} text={database.neverCheckedText} />
        </div>
      )}
      {checkedAt && faulty.length === 0 && (
        <div className="panel">
          <EmptyState icon="shield-check" title={database.allFine} text={database.allFineText} />
        </div>
      )}
      <MendedList />
      <section aria-label={database.checksDone}>
        <ul className="panel divide-line grid divide-y">
          {lines
            .filter(({ open }) => open === 0)
            .map((line) => (
              <CheckLine key={line.check} line={line} />
            ))}
        </ul>
      </section>
      {asked && <MendDialog asked={asked} onClose={() => ask(undefined)} />}
    </div>
  );
}
