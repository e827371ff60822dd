import { useState } from 'react';
import type { JobLineFacts } from '#contract/running/jobs/jobs.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button, IconButton } from '#web/admin/ui/button.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { hasFailed } from './job-words.ts';
import { useJobAction } from './use-job-action.ts';

interface JobActionsProps {
  line: JobLineFacts;
  name: string;
  onHours: () => void;
}

/** Editors run, repeat and stop; owners decide whether and when it happens by itself. */
export function JobActions({ line, name, onHours }: JobActionsProps) {
  const { jobs } = useTexts();
  const mayRun = useMay('editor');
  const mayChange = useMay('owner');
  const [busy, act] = useJobAction();
  const [asking, setAsking] = useState(false);
  const { job, edition, openRun, lastRun, enabled, obstacle } = line;
  const place = { job, ...(edition && { edition }) };
  const told = { title: jobs.started, description: jobs.startedText(name) };
  const change = (next: boolean) =>
    callApi('PATCH /api/admin/jobs/:job', { job, body: { ...(edition && { edition }), enabled: next } });
  const failed = lastRun && hasFailed(lastRun) ? lastRun : null;
  return (
    <span className="flex shrink-0 items-center gap-1">
      {mayRun && openRun && !openRun.isCancelling && (
        <Button
          icon="circle-stop"
          busy={busy}
          aria-label={jobs.cancelOf(name)}
          onClick={() =>
            act(() => callApi('POST /api/admin/jobs/runs/:id/cancel', { id: openRun.id }), {
              title: jobs.cancelled,
              description: jobs.cancelledText(name),
            })
          }
        >
          {jobs.cancel}
        </Button>
      )}
      {mayRun && !openRun && !obstacle && (
        <Button
          className="btn-small"
          icon={failed ? 'rotate-ccw' : 'play'}
          look={failed ? 'primary' : 'quiet'}
          busy={busy}
          aria-label={failed ? jobs.retryOf(name) : jobs.runNowOf(name)}
          onClick={() =>
            act(
              () =>
                failed
                  ? callApi('POST /api/admin/jobs/runs/:id/retry', { id: failed.id })
                  : callApi('POST /api/admin/jobs/runs', { body: place }),
              told,
            )
          }
        >
          {failed ? jobs.retry : jobs.runNow}
        </Button>
      )}
      {mayChange && line.cron !== null && (
        <IconButton icon="clock" label={jobs.hoursOf(name)} onClick={onHours} />
      )}
      {mayChange && !obstacle && (
        <IconButton
          icon={enabled ? 'pause' : 'play'}
          label={enabled ? jobs.pauseOf(name) : jobs.resumeOf(name)}
          onClick={() =>
            enabled
              ? setAsking(true)
              : act(() => change(true), { title: jobs.resumed, description: jobs.resumedText(name) })
          }
        />
      )}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={jobs.pauseTitle(name)}
        consequence={jobs.pauseText}
        action={jobs.pause}
        onConfirm={async () => act(() => change(false), { title: jobs.paused, description: jobs.pauseText })}
      />
    </span>
  );
}
