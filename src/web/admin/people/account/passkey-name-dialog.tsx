import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PasskeyView } from '#contract/people/accounts/passkeys.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { callApi } from '#web/admin/api/call.ts';
import { renewAccount } from '#web/admin/api/me.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';

interface PasskeyNameDialogProps {
  passkey: PasskeyView;
  title: string;
  about?: string;
  /** What the way out is called, where leaving takes nothing back. */
  leave?: string;
  onClose: () => void;
  onNamed: (name: string) => void;
}

/** Begins with the name that it has: whoever likes it presses once. */
export function PasskeyNameDialog({
  passkey,
  title,
  about,
  leave,
  onClose,
  onNamed,
}: PasskeyNameDialogProps) {
  const { passkeys, common } = useTexts();
  const client = useQueryClient();
  const { nameChars } = limits.accounts.passkeys;
  const [typed, setTyped] = useState(passkey.name);
  return (
    <Dialog open onClose={onClose} title={title} description={about}>
      <Form
        className="dialog-form"
        onSend={async () => {
          const body = { name: typed };
          const { name } = await callApi('PATCH /api/admin/passkeys/:id', { id: passkey.id, body });
          await renewAccount(client);
          onClose();
          onNamed(name);
        }}
      >
        <div className="dialog-body">
          <TextField
            name="name"
            label={passkeys.name}
            hint={passkeys.nameHint(nameChars)}
            autoComplete="off"
            maxLength={nameChars}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{leave ?? common.cancel}</Button>
          <SubmitButton>{common.save}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
