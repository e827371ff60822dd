import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { renewAccount } from './api/me.ts';
import { useTexts } from './context/texts.tsx';
import { AddPasskeyDialog } from './people/account/add-passkey-dialog.tsx';
import { EnrolDialog } from './people/account/enrol-dialog.tsx';
import { Door } from './people/sign-in/door.tsx';
import { useSignOut } from './shell/use-sign-out.ts';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/overlay/dialog.tsx';

/** All there is for somebody who needs a second factor and has waited too long. */
export function SetUpDoor() {
  const { passkeys } = useTexts();
  return (
    <Door title={passkeys.setUpTitle} about={passkeys.setUpAbout}>
      <SetUp />
    </Door>
  );
}

/** The same in the middle of work. */
export function SetUpDialog() {
  const { passkeys } = useTexts();
  return (
    <Dialog open mustAnswer onClose={() => {}} title={passkeys.setUpTitle} description={passkeys.setUpAbout}>
      <div className="dialog-body">
        <SetUp />
      </div>
    </Dialog>
  );
}

/** The two ways to protect an account, and the way out. */
function SetUp() {
  const { passkeys, signIn } = useTexts();
  const client = useQueryClient();
  const signOut = useSignOut();
  const [open, setOpen] = useState<'passkey' | 'app'>();
  const close = () => {
    setOpen(undefined);
    void renewAccount(client);
  };
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <Button look="primary" icon="key-round" onClick={() => setOpen('passkey')}>
          {passkeys.setUpPasskey}
        </Button>
        <p className="text-mute text-sm">{passkeys.setUpPasskeyAbout}</p>
      </div>
      <div className="flex flex-col gap-1.5">
        <Button icon="smartphone" onClick={() => setOpen('app')}>
          {passkeys.setUpApp}
        </Button>
        <p className="text-mute text-sm">{passkeys.setUpAppAbout}</p>
      </div>
      <Button look="ghost" onClick={() => void signOut()}>
        {signIn.leave}
      </Button>
      {open === 'passkey' && <AddPasskeyDialog onClose={close} />}
      {open === 'app' && <EnrolDialog onClose={close} />}
    </>
  );
}
