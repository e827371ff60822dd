import { useSyncExternalStore } from 'react';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { lostSession, watchSession } from '#web/admin/api/session-renewal.ts';
import { useMe } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { PasswordStep } from './password-step.tsx';
import { SecondStep } from './second-step.tsx';
import { useSignIn } from './use-sign-in.ts';

/** The session ended while somebody worked: they sign in here, above the page, and what waited goes on. */
export function SignInAgain() {
  const lost = useSyncExternalStore(lostSession.subscribe, lostSession.isWaiting);
  return lost ? <SignInDialog /> : null;
}

function SignInDialog() {
  const { signIn: texts } = useTexts();
  const me = useMe();
  const signIn = useSignIn(() => lostSession.settle(true));
  function leave(): void {
    watchSession(false);
    lostSession.settle(false);
    // A new document: nothing of what was loaded for the one who leaves stays in memory.
    location.assign(adminRoutes.login);
  }
  return (
    <Dialog open mustAnswer onClose={() => {}} title={texts.againTitle} description={texts.again(me.name)}>
      <div className="dialog-body">
        {signIn.step === 'code' ? (
          <SecondStep signIn={signIn} />
        ) : (
          <PasswordStep signIn={signIn} identifier={me.username} offersPasskey={me.passkeys > 0} />
        )}
        <Button look="ghost" onClick={leave}>
          {texts.leave}
        </Button>
      </div>
    </Dialog>
  );
}
