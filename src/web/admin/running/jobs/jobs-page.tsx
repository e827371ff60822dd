import { useQuery } from '@tanstack/react-query';
import { jobIds, jobRunStates, jobTriggers } from '#contract/running/jobs/jobs.words.ts';
import { locales } from '#contract/site/locales.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useJobEvents } from '#web/admin/api/use-job-events.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { useUrlParams } from '#web/admin/context/url-params.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { FilterBar, SelectFilter } from '#web/admin/ui/table/filters.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { JobTable } from './job-table.tsx';
import { runFilterNames } from './run-filter.ts';
import { RunReport } from './run-report.tsx';
import { RunsTable } from './runs-table.tsx';

const LINES = [0, 1, 2, 3];

function Silence({ seenAt }: { seenAt: string | null }) {
  const { jobs } = useUpkeepTexts();
  return (
    <div className="mb-6">
      <Notice tone="danger">
        <p className="font-medium">{jobs.silentTitle}</p>
        {seenAt ? (
          <p className="mt-1">
            {jobs.silentSince} <RelativeTime moment={seenAt} />. {jobs.silentText}
          </p>
        ) : (
          <p className="mt-1">{jobs.silentNever}</p>
        )}
      </Notice>
    </div>
  );
}

function RunFilters() {
  const { jobs } = useUpkeepTexts();
  const nameOf = useEditionNames();
  return (
    <FilterBar names={runFilterNames}>
      <SelectFilter
        name="job"
        label={jobs.job}
        options={jobIds.map((value) => ({ value, label: jobs.names[value].name }))}
      />
      <SelectFilter
        name="edition"
        label={jobs.edition}
        options={locales.map((value) => ({ value, label: nameOf(value) }))}
      />
      <SelectFilter
        name="state"
        label={jobs.state}
        options={jobRunStates.map((value) => ({ value, label: jobs.states[value] }))}
      />
      <SelectFilter
        name="trigger"
        label={jobs.trigger}
        options={jobTriggers.map((value) => ({ value, label: jobs.triggers[value] }))}
      />
      <SelectFilter name="quiet" label={jobs.quiet} options={[{ value: 'true', label: jobs.quietShown }]} />
    </FilterBar>
  );
}

/** What happens by itself, and how it went. "?run" opens a run's report. */
export default function JobsPage() {
  const { jobs } = useUpkeepTexts();
  const [params, change] = useUrlParams();
  const everyMs = useJobEvents();
  const run = Number(params.get('run'));
  const { data, error, refetch } = useQuery({ ...apiQuery('GET /api/admin/jobs'), refetchInterval: everyMs });
  const open = ({ id }: { id: number }) => change({ run: String(id) });
  return (
    <>
      <PageHeader title={jobs.title} about={jobs.about} />
      {data?.silent && <Silence seenAt={data.seenAt} />}
      {error && !data && <TableError error={error} retry={refetch} />}
      {!data && !error && (
        <div className="mb-8 flex flex-col gap-4" aria-busy="true">
          {LINES.map((line) => (
            <Skeleton key={line} index={line} />
          ))}
        </div>
      )}
      {data && <JobTable lines={data.items} onOpen={open} />}
      <h2 className="mb-3 text-base">{jobs.history}</h2>
      <RunFilters />
      <RunsTable everyMs={everyMs} onOpen={open} />
      {Number.isSafeInteger(run) && run > 0 && (
        <RunReport id={run} everyMs={everyMs} onClose={() => change({ run: null })} />
      )}
    </>
  );
}
