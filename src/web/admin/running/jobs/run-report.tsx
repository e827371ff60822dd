import { useQuery } from '@tanstack/react-query';
import type { JobRunReport } from '#contract/running/jobs/jobs.admin.schemas.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { KeyValues } from '#web/admin/ui/key-values.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { useNow } from '#web/admin/ui/time/use-now.ts';
import { durationOf, hasFailed, isOpen, nameOf, outcomeOf, stateTones } from './job-words.ts';
import { useJobAction } from './use-job-action.ts';

function Facts({ run }: { run: JobRunReport }) {
  const { texts, tag } = useUpkeepLanguage();
  const { jobs } = texts;
  const now = useNow();
  const outcome = outcomeOf(run, texts);
  const items = run.total === null ? String(run.done) : jobs.progressOf(run.done, run.total);
  return (
    <>
      {run.error && (
        <Notice tone={run.triesAgain ? 'warn' : 'danger'}>
          {outcome} {run.triesAgain && jobs.triesAgain}
        </Notice>
      )}
      {isOpen(run) && (
        <Progress
          label={outcome || jobs.states[run.state]}
          {...(run.total && { value: run.done, max: run.total })}
        />
      )}
      <KeyValues
        facts={[
          { name: jobs.state, value: <Badge tone={stateTones[run.state]}>{jobs.states[run.state]}</Badge> },
          { name: jobs.result, value: (!run.error && outcome) || '–' },
          { name: jobs.trigger, value: jobs.triggers[run.trigger] },
          { name: jobs.asked, value: run.askedBy || jobs.itself },
          { name: jobs.startedAt, value: <RelativeTime moment={run.startedAt ?? run.createdAt} /> },
          { name: jobs.duration, value: durationOf(run, now, tag) ?? '–' },
          { name: jobs.items, value: items },
          { name: jobs.attempt, value: run.attempt },
          { name: jobs.process, value: run.instance || '–' },
        ]}
      />
    </>
  );
}

function Log({ run }: { run: JobRunReport }) {
  const { texts, tag } = useUpkeepLanguage();
  const { jobs } = texts;
  const format = new Intl.DateTimeFormat(tag, { timeStyle: 'medium' });
  return (
    <section aria-label={jobs.log}>
      <h3 className="mb-2 font-medium">{jobs.log}</h3>
      {run.lines.length === 0 && <p className="text-mute text-sm">{jobs.noLog}</p>}
      <ol className="flex flex-col gap-1 text-sm">
        {run.lines.map(({ at, code, values }) => (
          <li key={`${at} ${code} ${JSON.stringify(values)}`} className="flex gap-3">
            <time dateTime={at} className="text-mute tabular-nums whitespace-nowrap">
              {format.format(new Date(at))}
            </time>
            <span className="min-w-0 wrap-anywhere">{jobs.lines[code](values)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Actions({ run, name, onClose }: { run: JobRunReport; name: string; onClose: () => void }) {
  const { texts } = useUpkeepLanguage();
  const { jobs } = texts;
  const [busy, act] = useJobAction();
  const cancel = () =>
    act(() => callApi('POST /api/admin/jobs/runs/:id/cancel', { id: run.id }), {
      title: jobs.cancelled,
      description: jobs.cancelledText(name),
    });
  const retry = () =>
    act(() => callApi('POST /api/admin/jobs/runs/:id/retry', { id: run.id }).then(onClose), {
      title: jobs.started,
      description: jobs.startedText(name),
    });
  return (
    <div className="dialog-foot">
      {isOpen(run) ? (
        !run.isCancelling && (
          <Button icon="circle-stop" busy={busy} onClick={cancel}>
            {jobs.cancel}
          </Button>
        )
      ) : (
        <Button icon="rotate-ccw" busy={busy} onClick={retry}>
          {hasFailed(run) ? jobs.retry : jobs.runNow}
        </Button>
      )}
    </div>
  );
}

interface RunReportProps {
  id: number;
  everyMs: number | false;
  onClose: () => void;
}

/** One run, as it goes on. The address holds which one, so that it can be handed on. */
export function RunReport({ id, everyMs, onClose }: RunReportProps) {
  const { texts } = useUpkeepLanguage();
  const inEdition = useEditionNames();
  const mayRun = useMay('editor');
  const query = apiQuery('GET /api/admin/jobs/runs/:id', { id });
  const { data: run, error, refetch } = useQuery({ ...query, refetchInterval: everyMs });
  const name = run ? nameOf(run, texts, inEdition) : texts.jobs.report;
  return (
    <Dialog open onClose={onClose} title={name} wide>
      <div className="dialog-body flex flex-col gap-4">
        {error && !run && <TableError error={error} retry={refetch} />}
        {!run && !error && <Skeleton index={0} />}
        {run && <Facts run={run} />}
        {run && <Log run={run} />}
      </div>
      {run && mayRun && <Actions run={run} name={name} onClose={onClose} />}
    </Dialog>
  );
}
