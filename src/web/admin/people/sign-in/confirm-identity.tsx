import { useSyncExternalStore } from 'react';
import { limits } from '#contract/site/limits.ts';
import { callApi } from '#web/admin/api/call.ts';
import { askedIdentity } from '#web/admin/api/session-renewal.ts';
import { useMe } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { PasswordForm } from '#web/admin/ui/form/password-form.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';

/** An owner's power asks again who is there: above the page, which stays as it is, and what waited goes on. */
export function ConfirmIdentity() {
  const asked = useSyncExternalStore(askedIdentity.subscribe, askedIdentity.isWaiting);
  return asked ? <IdentityDialog /> : null;
}

function IdentityDialog() {
  const { signIn, account } = useTexts();
  const { secondFactor } = useMe();
  const giveUp = () => askedIdentity.settle(false);
  async function confirm(password: string, data: FormData): Promise<void> {
    const code = secondFactor ? { code: String(data.get('code')) } : {};
    await callApi('POST /api/admin/confirmation', { body: { password, ...code } });
    askedIdentity.settle(true);
  }
  return (
    <Dialog
      open
      onClose={giveUp}
      title={signIn.proofTitle}
      description={signIn.proofAbout(limits.accounts.proofMinutes)}
    >
      <PasswordForm action={signIn.confirm} onCancel={giveUp} onSend={confirm}>
        {secondFactor && (
          <TextField
            name="code"
            label={account.turnOffCode}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </PasswordForm>
    </Dialog>
  );
}
