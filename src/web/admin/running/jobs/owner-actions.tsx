import { useState } from 'react';
import type { JobLineFacts } from '#contract/running/jobs/jobs.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { useJobAction } from './use-job-action.ts';

interface OwnerActionsProps {
  line: JobLineFacts;
  name: string;
  onHours: () => void;
}

/** Owners decide whether and when a job happens by itself. */
export function OwnerActions({ line, name, onHours }: OwnerActionsProps) {
  const { jobs } = useUpkeepTexts();
  const mayChange = useMay('owner');
  const [busy, act] = useJobAction();
  const [asking, setAsking] = useState(false);
  const { job, edition, enabled, obstacle } = line;
  const change = (next: boolean) =>
    callApi('PATCH /api/admin/jobs/:job', { job, body: { ...(edition && { edition }), enabled: next } });
  if (!mayChange) return null;
  return (
    <>
      {line.cron !== null && (
        <Button icon="clock" aria-label={jobs.hoursOf(name)} onClick={onHours}>
          {jobs.hours}
        </Button>
      )}
      {!obstacle && (
        <Button
          icon={enabled ? 'pause' : 'play'}
          busy={busy}
          aria-label={enabled ? jobs.pauseOf(name) : jobs.resumeOf(name)}
          onClick={() =>
            enabled
              ? setAsking(true)
              : act(() => change(true), { title: jobs.resumed, description: jobs.resumedText(name) })
          }
        >
          {enabled ? jobs.pause : jobs.resume}
        </Button>
      )}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={jobs.pauseTitle(name)}
        consequence={jobs.pauseText}
        action={jobs.pause}
        onConfirm={async () => act(() => change(false), { title: jobs.paused, description: jobs.pauseText })}
      />
    </>
  );
}
