import { useState } from 'react';
import type { MoveInDetail } from '#contract/running/move-in/move-in.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Confirm } from '#web/admin/ui/overlay/confirm.tsx';
import { useMoveInTexts } from './move-in-texts.ts';
import { UndoRun } from './undo-run.tsx';

interface Props {
  run: MoveInDetail;
  /** It was looked at, with the choices that stand there. */
  isReady?: boolean;
  onMoved: () => Promise<unknown>;
}

const CANCELLABLE = ['collecting', 'waiting_to_look', 'looking', 'looked', 'waiting_to_run'];

/** What can be done about it now. */
export function RunActions({ run, isReady = false, onMoved }: Props) {
  const words = useMoveInTexts();
  const [asked, ask] = useState<'run' | 'cancel'>();
  const isAgain = run.state === 'failed' && (run.files?.length ?? 0) > 0;
  const bring = async () => {
    await callApi('POST /api/admin/move-ins/:id/run', { id: run.id });
    await onMoved();
  };
  const cancel = async () => {
    await callApi('POST /api/admin/move-ins/:id/cancel', { id: run.id });
    await onMoved();
  };
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {(isReady || isAgain) && (
        <Button look="primary" icon="folder-input" onClick={() => ask('run')}>
          {isAgain ? words.again : words.run}
        </Button>
      )}
      {CANCELLABLE.includes(run.state) && run.total === null && (
        <Button look="ghost" onClick={() => ask('cancel')}>
          {words.cancel}
        </Button>
      )}
      {run.undoable && <UndoRun run={run} onMoved={onMoved} />}
      <Confirm
        open={asked === 'run'}
        onClose={() => ask(undefined)}
        title={words.runTitle}
        consequence={words.runText}
        action={isAgain ? words.again : words.run}
        onConfirm={bring}
      />
      <Confirm
        open={asked === 'cancel'}
        onClose={() => ask(undefined)}
        title={words.cancelTitle}
        consequence={words.cancelText}
        action={words.cancel}
        danger
        onConfirm={cancel}
      />
    </div>
  );
}
