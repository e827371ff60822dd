import { useQueryClient } from '@tanstack/react-query';
import { limits } from '#contract/site/limits.ts';
import { callApi } from '#web/admin/api/call.ts';
import { renewAccount } from '#web/admin/api/me.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { PasswordField } from '#web/admin/ui/form/password-field.tsx';
import { SettingsSection } from '#web/admin/ui/form/settings-section.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';

export function PasswordSection() {
  const { account, signIn } = useTexts();
  const client = useQueryClient();
  async function change(data: FormData, form: HTMLFormElement): Promise<void> {
    const [currentPassword = '', newPassword = ''] = ['currentPassword', 'newPassword'].map((name) =>
      String(data.get(name)),
    );
    await callApi('POST /api/admin/password', { body: { currentPassword, newPassword } });
    form.reset();
    await renewAccount(client);
    toast({ title: account.passwordChanged, description: account.passwordChangedText });
  }
  return (
    <SettingsSection title={account.password} about={account.passwordAbout}>
      <Form onSend={change}>
        <PasswordField
          name="currentPassword"
          label={account.currentPassword}
          autoComplete="current-password"
        />
        <PasswordField
          name="newPassword"
          label={account.newPassword}
          hint={signIn.passwordHint(limits.accounts.password.min)}
          autoComplete="new-password"
        />
        <div>
          <SubmitButton look="quiet">{account.changePassword}</SubmitButton>
        </div>
      </Form>
    </SettingsSection>
  );
}
