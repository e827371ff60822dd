import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { JobRun } from '#contract/running/jobs/jobs.admin.schemas.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { momentColumn } from '#web/admin/ui/table/moment-column.tsx';
import { RowButton } from '#web/admin/ui/table/row-handle.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { useNow } from '#web/admin/ui/time/use-now.ts';
import { durationOf, nameOf, outcomeOf, stateTones } from './job-words.ts';
import { runFilter } from './run-filter.ts';

export function RunsTable({ onOpen, everyMs }: { onOpen: (run: JobRun) => void; everyMs: number | false }) {
  const { texts, tag } = useUpkeepLanguage();
  const { jobs } = texts;
  const inEdition = useEditionNames();
  const now = useNow();
  const [params] = useSearchParams();
  const filter = runFilter(params);
  const list = useInfiniteQuery({ ...apiList('GET /api/admin/jobs/runs', filter), refetchInterval: everyMs });
  const title = (run: JobRun) => nameOf(run, texts, inEdition);
  const columns: Column<JobRun>[] = [
    {
      key: 'job',
      header: jobs.job,
      grow: true,
      cell: (run) => (
        <span className="min-w-0">
          <RowButton onOpen={() => onOpen(run)}>{title(run)}</RowButton>
          <span className="text-mute block text-sm">
            {jobs.triggers[run.trigger]}
            {run.askedBy && ` ${jobs.by(run.askedBy)}`}
            <span className="md:hidden">
              {' · '}
              <RelativeTime moment={run.createdAt} />
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      header: jobs.state,
      tight: true,
      cell: ({ state }) => <Badge tone={stateTones[state]}>{jobs.states[state]}</Badge>,
    },
    {
      key: 'result',
      header: jobs.result,
      from: 'sm',
      cell: (run) => <span className="wrap-anywhere">{outcomeOf(run, texts)}</span>,
    },
    {
      key: 'duration',
      header: jobs.duration,
      from: 'lg',
      tight: true,
      align: 'end',
      cell: (run) => <span className="text-mute whitespace-nowrap">{durationOf(run, now, tag)}</span>,
    },
    momentColumn(jobs.when, ({ createdAt }) => createdAt),
  ];
  return (
    <DataTable
      label={jobs.history}
      columns={columns}
      list={list}
      keyOf={({ id }) => String(id)}
      nameOf={title}
      empty={
        Object.keys(filter).length > 0 ? (
          <EmptyState icon="search-x" title={jobs.nothingTitle} text={jobs.nothingText} />
        ) : (
          <EmptyState icon="calendar-clock" title={jobs.emptyTitle} text={jobs.emptyText} />
        )
      }
    />
  );
}
