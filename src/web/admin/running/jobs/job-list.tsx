import { useState } from 'react';
import type { JobLineFacts, JobRun } from '#contract/running/jobs/jobs.admin.schemas.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useLanguage, useTexts } from '#web/admin/context/texts.tsx';
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

/** How it went last, in a word, and the way to the whole of it. */
function LastRun({ run, name, onOpen }: { run: JobRun; name: string; onOpen: (run: JobRun) => void }) {
  const { jobs } = useTexts();
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 text-sm">
      <Badge tone={stateTones[run.state]}>{jobs.states[run.state]}</Badge>
      <RelativeTime moment={run.finishedAt ?? run.createdAt} />
      <button
        type="button"
        className="link-button"
        aria-label={jobs.detailsOf(name)}
        onClick={() => onOpen(run)}
      >
        {jobs.details}
      </button>
    </span>
  );
}

/** What is seldom asked for: it stays folded, so that every job of every edition fits one screen. */
function More({ line }: { line: JobLineFacts }) {
  const { texts } = useLanguage();
  const { jobs } = texts;
  const { lastRun } = line;
  return (
    <details className="text-mute text-sm">
      <summary className="hover:text-ink w-fit cursor-pointer rounded-sm">{jobs.more}</summary>
      <div className="flex flex-col gap-1 pt-1">
        <p>{jobs.names[line.job].about}</p>
        <Hours line={line} />
        {lastRun && !hasFailed(lastRun) && <p className="wrap-anywhere">{outcomeOf(lastRun, texts)}</p>}
        <Trend durations={line.durations} />
      </div>
    </details>
  );
}

function Line({ line, onOpen, onHours }: LineProps) {
  const { texts } = useLanguage();
  const { jobs } = texts;
  const inEdition = useEditionNames();
  const name = nameOf(line, texts, inEdition);
  const { openRun, lastRun, enabled, obstacle } = line;
  return (
    <li className="job-line" aria-label={name}>
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 pt-1.5">
          <span className="flex min-w-0 items-center gap-2 font-medium">
            {line.edition && flagOf(line.edition, 18)}
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </span>
          {!enabled && !obstacle && <Badge tone="warn">{jobs.paused}</Badge>}
          {lastRun && <LastRun run={lastRun} name={name} onOpen={onOpen} />}
          {!lastRun && !obstacle && <span className="text-mute text-sm">{jobs.never}</span>}
        </div>
        <JobActions line={line} name={name} onHours={onHours} />
      </div>
      {lastRun && hasFailed(lastRun) && (
        <p className="text-danger text-sm wrap-anywhere">
          {outcomeOf(lastRun, texts)} {lastRun.triesAgain && jobs.triesAgain}
        </p>
      )}
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
      <More line={line} />
    </li>
  );
}

/** Every job in every edition that has its own; failing ones come first. */
export function JobList({ lines, onOpen }: { lines: JobLineFacts[]; onOpen: (run: JobRun) => void }) {
  const { texts } = useLanguage();
  const [edited, edit] = useState<JobLineFacts>();
  return (
    <section aria-label={texts.jobs.list} className="mb-8">
      <ul className="panel job-lines">
        {lines.map((line) => (
          <Line key={`${line.job} ${line.edition}`} line={line} onOpen={onOpen} onHours={() => edit(line)} />
        ))}
      </ul>
      {edited && <HoursDialog line={edited} onClose={() => edit(undefined)} />}
    </section>
  );
}
