import type { JobLineFacts } from '#contract/running/jobs/jobs.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { IconButton } from '#web/admin/ui/button.tsx';
import { hasFailed } from './job-words.ts';
import { useJobAction } from './use-job-action.ts';

/** Editors run, repeat and stop. */
export function RunButton({ line, name }: { line: JobLineFacts; name: string }) {
  const { jobs } = useUpkeepTexts();
  const mayRun = useMay('editor');
  const [busy, act] = useJobAction();
  const { job, edition, openRun, lastRun, obstacle } = line;
  if (!mayRun || obstacle || openRun?.isCancelling) return null;
  if (openRun) {
    return (
      <IconButton
        icon="circle-stop"
        label={jobs.cancelOf(name)}
        busy={busy}
        onClick={() =>
          act(() => callApi('POST /api/admin/jobs/runs/:id/cancel', { id: openRun.id }), {
            title: jobs.cancelled,
            description: jobs.cancelledText(name),
          })
        }
      />
    );
  }
  const failed = lastRun && hasFailed(lastRun) ? lastRun : null;
  const run = () =>
    failed
      ? callApi('POST /api/admin/jobs/runs/:id/retry', { id: failed.id })
      : callApi('POST /api/admin/jobs/runs', { body: { job, ...(edition && { edition }) } });
  return (
    <IconButton
      icon={failed ? 'rotate-ccw' : 'play'}
      label={failed ? jobs.retryOf(name) : jobs.runNowOf(name)}
      busy={busy}
      onClick={() => act(run, { title: jobs.started, description: jobs.startedText(name) })}
    />
  );
}
