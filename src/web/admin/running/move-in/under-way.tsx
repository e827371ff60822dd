import type { MoveInDetail } from '#contract/running/move-in/move-in.admin.schemas.ts';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { useMoveInTexts } from './move-in-texts.ts';

/** What a server is doing, and how far it is. */
export function UnderWay({ run: { state, done, total } }: { run: MoveInDetail }) {
  const words = useMoveInTexts();
  const said = state.startsWith('waiting')
    ? words.waiting
    : state === 'looking'
      ? words.looking
      : state === 'undoing'
        ? words.undoing
        : words.running;
  const isCounted = state === 'running' && total !== null && total > 0;
  return (
    <div role="status" className="panel flex flex-col gap-2 px-4 py-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{said}</span>
        {isCounted && <span className="text-mute text-sm">{words.progress(done, total)}</span>}
      </p>
      <Progress label={words.states[state]} {...(isCounted && { value: done, max: total })} />
    </div>
  );
}
