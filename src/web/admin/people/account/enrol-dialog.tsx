import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecondFactorStart } from '#contract/people/accounts/second-factor.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { renewAccount } from '#web/admin/api/me.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { PasswordForm } from '#web/admin/ui/form/password-form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const STEPS = 3;

/** Password, picture, codes: the second factor counts from the moment a code has proved that it works. */
export function EnrolDialog({ onClose }: { onClose: () => void }) {
  const { account } = useTexts();
  const client = useQueryClient();
  const [start, setStart] = useState<SecondFactorStart>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        step={account.step(STEPS, STEPS)}
        onKept={() => {
          void renewAccount(client);
          toast({ title: account.turnedOn, description: account.turnedOnText });
          onClose();
        }}
      />
    );
  }
  if (start) return <ScanStep start={start} onConfirmed={setCodes} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={account.turnOnTitle} description={account.step(1, STEPS)}>
      <PasswordForm
        action={account.next}
        onCancel={onClose}
        onSend={async (password) =>
          setStart(await callApi('POST /api/admin/second-factor', { body: { password } }))
        }
      />
    </Dialog>
  );
}

interface ScanStepProps {
  start: SecondFactorStart;
  onConfirmed: (codes: string[]) => void;
  onClose: () => void;
}

function ScanStep({ start, onConfirmed, onClose }: ScanStepProps) {
  const { account, common } = useTexts();
  const { size, path } = start.qr;
  return (
    <Dialog open onClose={onClose} title={account.scanTitle} description={account.step(2, STEPS)}>
      <Form
        className="dialog-form"
        onSend={async (data) => {
          const body = { code: String(data.get('code')) };
          onConfirmed((await callApi('POST /api/admin/second-factor/confirm', { body })).recoveryCodes);
        }}
      >
        <div className="dialog-body">
          <p>{account.scanAbout}</p>
          <svg role="img" aria-label={account.qr} viewBox={`0 0 ${size} ${size}`} className="qr mx-auto">
            <path d={path} fill="#000" />
          </svg>
          <p className="text-mute text-sm">
            {account.secret}
            <code className="bg-shade text-ink mt-1 block rounded-md px-3 py-2 font-mono break-all">
              {start.secret.match(/.{1,4}/g)?.join(' ')}
            </code>
          </p>
          <TextField name="code" label={account.code} inputMode="numeric" autoComplete="one-time-code" />
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>{common.cancel}</Button>
          <SubmitButton>{account.confirm}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
