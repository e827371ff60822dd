import type { JobLineFacts, JobRun } from '#contract/running/jobs/jobs.admin.schemas.ts';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { hoursInWords, outcomeOf } from './job-words.ts';
import { NextRuns } from './next-runs.tsx';
import { OwnerActions } from './owner-actions.tsx';
import { Trend } from './trend.tsx';

interface JobSheetProps {
  line: JobLineFacts;
  name: string;
  onClose: () => void;
  onOpen: (run: JobRun) => void;
  onHours: () => void;
}

function Hours({ line }: { line: JobLineFacts }) {
  const { texts, language } = useUpkeepLanguage();
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

/** What is seldom asked of a job: what it does, when, how it went, and what its owner may decide. */
export function JobSheet({ line, name, onClose, onOpen, onHours }: JobSheetProps) {
  const { texts } = useUpkeepLanguage();
  const { jobs } = texts;
  const { lastRun } = line;
  return (
    <Dialog open onClose={onClose} title={name} description={jobs.names[line.job].about}>
      <div className="dialog-body">
        <div className="flex flex-col gap-2">
          {!line.enabled && !line.obstacle && <p className="font-medium">{jobs.paused}</p>}
          <Hours line={line} />
          {lastRun && (
            <p className="wrap-anywhere">
              {jobs.lastTime}: {jobs.states[lastRun.state]},{' '}
              <RelativeTime moment={lastRun.finishedAt ?? lastRun.createdAt} />. {outcomeOf(lastRun, texts)}
            </p>
          )}
          <Trend durations={line.durations} />
        </div>
      </div>
      <div className="dialog-foot">
        {lastRun && (
          <Button aria-label={jobs.detailsOf(name)} onClick={() => onOpen(lastRun)}>
            {jobs.details}
          </Button>
        )}
        <OwnerActions line={line} name={name} onHours={onHours} />
      </div>
    </Dialog>
  );
}
