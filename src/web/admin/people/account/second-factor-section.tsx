import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#web/admin/api/call.ts';
import { renewAccount } from '#web/admin/api/me.ts';
import { useMe } from '#web/admin/context/me.tsx';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { PasswordForm } from '#web/admin/ui/form/password-form.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { Dialog } from '#web/admin/ui/overlay/dialog.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { EnrolDialog } from './enrol-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function SecondFactorSection() {
  const { account } = useTexts();
  const { authenticator } = useMe();
  const [open, setOpen] = useState<'enrol' | 'codes' | 'off'>();
  const close = () => setOpen(undefined);
  return (
    <SettingsSection title={account.secondFactor} about={account.secondFactorAbout}>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={authenticator ? 'ok' : 'neutral'}>{authenticator ? account.on : account.off}</Badge>
        {authenticator ? (
          <>
            <Button onClick={() => setOpen('codes')}>{account.newCodes}</Button>
            <Button look="danger" onClick={() => setOpen('off')}>
              {account.turnOff}
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen('enrol')}>{account.turnOn}</Button>
        )}
      </div>
      {open === 'enrol' && <EnrolDialog onClose={close} />}
      {open === 'codes' && <NewCodesDialog onClose={close} />}
      {open === 'off' && <TurnOffDialog onClose={close} />}
    </SettingsSection>
  );
}

function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { account } = useTexts();
  const client = useQueryClient();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={onClose} />;
  return (
    <Dialog open onClose={onClose} title={account.newCodesTitle} description={account.newCodesAbout}>
      <PasswordForm
        action={account.newCodesAction}
        onCancel={onClose}
        onSend={async (password) => {
          const made = await callApi('POST /api/admin/second-factor/codes', { body: { password } });
          setCodes(made.recoveryCodes);
          void renewAccount(client);
        }}
      />
    </Dialog>
  );
}

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { account } = useTexts();
  const { passkeys } = useMe();
  const client = useQueryClient();
  async function turnOff(password: string, data: FormData): Promise<void> {
    const code = String(data.get('code'));
    await callApi('POST /api/admin/second-factor/disable', { body: { password, code } });
    await renewAccount(client);
    toast({
      title: account.turnedOff,
      description: passkeys > 0 ? account.turnOffKeeps : account.turnedOffText,
    });
    onClose();
  }
  const about = passkeys > 0 ? account.turnOffKeeps : account.turnOffAbout;
  return (
    <Dialog open onClose={onClose} title={account.turnOffTitle} description={about}>
      <PasswordForm action={account.turnOff} danger onCancel={onClose} onSend={turnOff}>
        <TextField name="code" label={account.turnOffCode} autoComplete="one-time-code" />
      </PasswordForm>
    </Dialog>
  );
}
