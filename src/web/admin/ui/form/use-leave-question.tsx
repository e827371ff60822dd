import { type ReactNode, useState } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Confirm } from '../overlay/confirm.tsx';

/** A window that holds something unsaved asks before it closes. What a screen holds, UnsavedGuard asks about. */
export function useLeaveQuestion(
  dirty: boolean,
  leave: () => void,
): [close: () => void, question: ReactNode] {
  const { common } = useTexts();
  const [asking, setAsking] = useState(false);
  const question = (
    <Confirm
      open={asking}
      onClose={() => setAsking(false)}
      title={common.leaveTitle}
      consequence={common.leaveText}
      action={common.leave}
      danger
      onConfirm={async () => leave()}
    />
  );
  return [() => (dirty ? setAsking(true) : leave()), question];
}
