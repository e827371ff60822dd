import { useBeforeUnload, useBlocker } from 'react-router';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Confirm } from '../overlay/confirm.tsx';

interface UnsavedGuardProps {
  dirty: boolean;
  /** A parameter of the address that says what is edited: another value leaves it, too. */
  param?: string;
}

/** Whoever leaves a screen with something unsaved is asked first, by us or, when the page itself goes, by the browser. */
export function UnsavedGuard({ dirty, param }: UnsavedGuardProps) {
  const { common } = useTexts();
  const blocker = useBlocker(({ currentLocation: here, nextLocation: there }) => {
    const asked = ({ search }: { search: string }) => param && new URLSearchParams(search).get(param);
    return dirty && (here.pathname !== there.pathname || asked(here) !== asked(there));
  });
  useBeforeUnload((event) => {
    if (dirty) event.preventDefault();
  });
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      title={common.leaveTitle}
      consequence={common.leaveText}
      action={common.leave}
      danger
      onConfirm={async () => blocker.state === 'blocked' && blocker.proceed()}
    />
  );
}
