import { Link, useNavigate } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { limits } from '#contract/site/limits.ts';
import { callOnce } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { PasswordField } from '#web/admin/ui/form/password-field.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { Door } from './door.tsx';
import { useLinkToken } from './use-link-token.ts';

/** What the link of a forgotten password leads to. */
export default function NewPasswordPage() {
  const { signIn } = useTexts();
  const token = useLinkToken();
  const navigate = useNavigate();
  return (
    <Door title={signIn.newPasswordTitle}>
      {token ? (
        <Form
          onSend={async (data) => {
            const password = String(data.get('password'));
            await callOnce('POST /api/admin/password-resets/use', { body: { token, password } });
            toast({ title: signIn.passwordSavedTitle, description: signIn.passwordSaved });
            await navigate(adminRoutes.login, { replace: true });
          }}
        >
          <PasswordField
            name="password"
            label={signIn.newPassword}
            hint={signIn.passwordHint(limits.accounts.password.min)}
            autoComplete="new-password"
          />
          <SubmitButton>{signIn.savePassword}</SubmitButton>
        </Form>
      ) : (
        <Notice tone="warn">
          <p className="font-semibold">{signIn.linkMissingTitle}</p>
          <p>{signIn.linkMissing}</p>
        </Notice>
      )}
      <Link to={adminRoutes.forgottenPassword} className={buttonClass('ghost')}>
        {signIn.askAgain}
      </Link>
    </Door>
  );
}
