import { useSyncExternalStore } from 'react';
import { limits } from '#contract/site/limits.ts';
import { callApi } from '#web/admin/api/call.ts';
import { showPasskey } from '#web/admin/api/passkeys.ts';
import { askedIdentity } from '#web/admin/api/session-renewal.ts';
import { useMe } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { PasswordForm } from '#web/admin/ui/form/password-form.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';

/** What decides who may do what asks again who is there: above the page, which stays as it is, and what waited goes on. */
export function ConfirmIdentity() {
  const asked = useSyncExternalStore(askedIdentity.subscribe, askedIdentity.isWaiting);
  return asked ? <IdentityDialog /> : null;
}

function IdentityDialog() {
  const { signIn, account } = useTexts();
  const { authenticator, passkeys } = useMe();
  const giveUp = () => askedIdentity.settle(false);
  async function confirm(password: string, data: FormData): Promise<void> {
    const code = authenticator ? { code: String(data.get('code')) } : {};
    await callApi('POST /api/admin/confirmation', { body: { password, ...code } });
    askedIdentity.settle(true);
  }
  async function confirmByPasskey(): Promise<void> {
    const body = await showPasskey(await callApi('POST /api/admin/confirmation/passkey/options'));
    await callApi('POST /api/admin/confirmation/passkey', { body });
    askedIdentity.settle(true);
  }
  const withPassword = authenticator || passkeys === 0;
  return (
    <Dialog
      open
      onClose={giveUp}
      title={signIn.proofTitle}
      description={signIn.proofAbout(limits.accounts.proofMinutes)}
    >
      {passkeys > 0 && <PasskeyForm alone={!withPassword} onCancel={giveUp} onSend={confirmByPasskey} />}
      {withPassword && (
        <PasswordForm action={signIn.confirm} onCancel={giveUp} onSend={confirm}>
          {authenticator && (
            <TextField
              name="code"
              label={account.turnOffCode}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </PasswordForm>
      )}
    </Dialog>
  );
}

interface PasskeyFormProps {
  /** There is no other way. */
  alone: boolean;
  onCancel: () => void;
  onSend: () => Promise<void>;
}

/** Above the password, where there is one: it is the shorter way. */
function PasskeyForm({ alone, onCancel, onSend }: PasskeyFormProps) {
  const { signIn, common } = useTexts();
  const submit = (
    <SubmitButton look={alone ? 'primary' : 'quiet'} icon="key-round">
      {signIn.usePasskey}
    </SubmitButton>
  );
  if (!alone) {
    return (
      <Form onSend={onSend} className="flex flex-col gap-2 px-5 pt-4">
        {submit}
        <p className="door-or">{signIn.or}</p>
      </Form>
    );
  }
  return (
    <Form onSend={onSend} className="dialog-form mt-4">
      <div className="dialog-foot">
        <Button onClick={onCancel}>{common.cancel}</Button>
        {submit}
      </div>
    </Form>
  );
}
