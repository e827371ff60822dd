import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PasskeyView } from '#contract/people/accounts/passkeys.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { renewAccount } from '#web/admin/api/me.ts';
import { makePasskey } from '#web/admin/api/passkeys.ts';
import { useMe } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';

/** Made first and named afterwards: what the device holds is never unknown here. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { passkeys, common } = useTexts();
  const { secondFactor } = useMe();
  const client = useQueryClient();
  const [made, setMade] = useState<PasskeyView>();
  async function make(): Promise<void> {
    const body = await makePasskey(await callApi('POST /api/admin/passkeys/options'));
    setMade(await callApi('POST /api/admin/passkeys', { body }));
  }
  /** However the second window closes: the passkey is there. */
  function finish(): void {
    void renewAccount(client);
    onClose();
  }
  if (made) {
    return (
      <PasskeyNameDialog
        passkey={made}
        title={passkeys.madeTitle}
        about={passkeys.madeAbout}
        leave={passkeys.keepName}
        onClose={finish}
        onNamed={(name) => toast({ title: passkeys.kept, description: passkeys.keptText(name) })}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} title={passkeys.addTitle} description={passkeys.addAbout}>
      <Form onSend={make} className="dialog-form">
        <div className="dialog-body">{!secondFactor && <p>{passkeys.addEnds}</p>}</div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <SubmitButton icon="key-round">{passkeys.create}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
