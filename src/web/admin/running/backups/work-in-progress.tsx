import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#web/admin/api/call.ts';
import { useJobEvents } from '#web/admin/api/use-job-events.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { BACKUPS } from './backup-words.ts';

const works = ['backup', 'rehearsal', 'restore'] as const;

/** What is being done with backups right now, as the server tells it. */
export function WorkInProgress() {
  const { backups, jobs } = useUpkeepTexts();
  const everyMs = useJobEvents(BACKUPS);
  const { data } = useQuery({ ...apiQuery('GET /api/admin/jobs'), refetchInterval: everyMs });
  const open = works.flatMap((work) => {
    const run = data?.items.find(({ job }) => job === work)?.openRun;
    return run ? [{ work, run }] : [];
  });
  return (
    <>
      {data?.silent && (
        <div className="mb-4">
          <Notice tone="danger">{backups.silent}</Notice>
        </div>
      )}
      {open.map(({ work, run }) => (
        <div key={work} className="panel mb-4 flex flex-col gap-2 px-4 py-3" role="status">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>{run.state === 'waiting' ? jobs.names[work].name : backups.working[work]}</span>
            <span className="text-mute text-sm">
              {run.total ? backups.progress(run.done, run.total) : jobs.states[run.state]}
            </span>
          </p>
          <Progress label={backups.working[work]} {...(run.total && { value: run.done, max: run.total })} />
        </div>
      ))}
    </>
  );
}
