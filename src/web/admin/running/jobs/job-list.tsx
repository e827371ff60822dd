import { useState } from 'react';
import type { JobLineFacts, JobRun } from '#contract/running/jobs/jobs.admin.schemas.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { HoursDialog } from './hours-dialog.tsx';
import { JobActions } from './job-actions.tsx';
import { hasFailed, hoursInWords, nameOf, outcomeOf, stateTones } from './job-words.ts';
import { NextRuns } from './next-runs.tsx';
import { Trend } from './trend.tsx';

interface LineProps {
  line: JobLineFacts;
  onOpen: (run: JobRun) => void;
  onHours: () => void;
}

function Hours({ line }: { line: JobLineFacts }) {
  const { texts, language } = useLanguage();
  const { jobs } = texts;
  if (line.obstacle) return <p>{jobs.obstacles[line.obstacle]}</p>;
  if (line.cron === null) return <p>{jobs.whenDue}</p>;
  return (
    <>
      <p>{hoursInWords(line.cron, language) ?? line.cron}</p>
      {line.enabled && <NextRuns next={line.next} timeZone={line.timeZone} />}
    </>
  );
}

function LastRun({ run, name, onOpen }: { run: JobRun; name: string; onOpen: (run: JobRun) => void }) {
  const { texts } = useLanguage();
  const { jobs } = texts;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <Badge tone={stateTones[run.state]}>{jobs.states[run.state]}</Badge>
      <RelativeTime moment={run.finishedAt ?? run.createdAt} />
      <span className={`min-w-0 wrap-anywhere ${hasFailed(run) ? 'text-danger' : ''}`}>
        {outcomeOf(run, texts)} {run.triesAgain && jobs.triesAgain}
      </span>
      <button
        type="button"
        className="link-button"
        aria-label={jobs.detailsOf(name)}
        onClick={() => onOpen(run)}
      >
        {jobs.details}
      </button>
    </div>
  );
}

function Line({ line, onOpen, onHours }: LineProps) {
  const { texts } = useLanguage();
  const { jobs } = texts;
  const inEdition = useEditionNames();
  const name = nameOf(line, texts, inEdition);
  const { openRun, lastRun, enabled, obstacle } = line;
  return (
    <li className="flex flex-col gap-2 px-4 py-4" aria-label={name}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
          {line.edition && <span className="mt-1">{flagOf(line.edition, 18)}</span>}
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {name}
              {!enabled && !obstacle && <Badge tone="warn">{jobs.paused}</Badge>}
            </p>
            <p className="text-mute text-sm">{jobs.names[line.job].about}</p>
          </div>
        </div>
        <JobActions line={line} name={name} onHours={onHours} />
      </div>
      <div className="text-mute flex flex-wrap items-start justify-between gap-x-6 gap-y-2 text-sm">
        <div className="min-w-0 flex-1 basis-72">
          <Hours line={line} />
        </div>
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
          {lastRun ? <LastRun run={lastRun} name={name} onOpen={onOpen} /> : !obstacle && <p>{jobs.never}</p>}
          <Trend durations={line.durations} />
        </div>
      </div>
      {openRun && (
        <div className="flex flex-col gap-1">
          <p className="text-sm" role="status">
            {jobs.states[openRun.state]} {outcomeOf(openRun, texts)}
          </p>
          <Progress
            label={outcomeOf(openRun, texts) || jobs.states[openRun.state]}
            {...(openRun.total && { value: openRun.done, max: openRun.total })}
          />
        </div>
      )}
    </li>
  );
}

/** Every job in every edition that has its own; failing ones come first. */
export function JobList({ lines, onOpen }: { lines: JobLineFacts[]; onOpen: (run: JobRun) => void }) {
  const { texts } = useLanguage();
  const [edited, edit] = useState<JobLineFacts>();
  return (
    <section aria-label={texts.jobs.list} className="mb-8">
      <ul className="panel divide-line divide-y">
        {lines.map((line) => (
          <Line key={`${line.job} ${line.edition}`} line={line} onOpen={onOpen} onHours={() => edit(line)} />
        ))}
      </ul>
      {edited && <HoursDialog line={edited} onClose={() => edit(undefined)} />}
    </section>
  );
}
