import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { limits } from '#contract/site/limits.ts';
import { callOnce } from '#web/admin/api/call.ts';
import { remember } from '#web/admin/context/remembered.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Spinner } from '#web/admin/ui/feedback/spinner.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { Form } from '#web/admin/ui/form/form.tsx';
import { PasswordField } from '#web/admin/ui/form/password-field.tsx';
import { SubmitButton } from '#web/admin/ui/form/submit-button.tsx';
import { Door } from './door.tsx';
import { useLinkToken } from './use-link-token.ts';

/** What an invitation's link leads to: who asks, for what, and the three things that an account needs. */
export default function InvitationPage() {
  const texts = useTexts();
  const { signIn, roles, common } = texts;
  const token = useLinkToken() ?? '';
  const { data: offer, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => callOnce('POST /api/admin/invitations/view', { body: { token } }),
    enabled: token !== '',
  });
  if (!token || error) {
    return (
      <Door title={token ? signIn.invitationVoid : signIn.linkMissingTitle}>
        <Notice tone="warn">
          {error ? explainFailure(error, texts).message : signIn.linkMissing} {signIn.invitationVoidHint}
        </Notice>
        <Link to={adminRoutes.login} className={buttonClass('ghost')}>
          {signIn.backToSignIn}
        </Link>
      </Door>
    );
  }
  return (
    <Door
      title={signIn.invitationTitle}
      about={offer && signIn.invitation(offer.invitedBy, roles[offer.role].name)}
    >
      {offer ? <JoinForm token={token} email={offer.email} /> : <Spinner label={common.loading} />}
    </Door>
  );
}

function JoinForm({ token, email }: { token: string; email: string }) {
  const { signIn } = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <Form
      onSend={async (data) => {
        const [name = '', username = '', password = ''] = ['name', 'username', 'password'].map((field) =>
          String(data.get(field)),
        );
        await callOnce('POST /api/admin/invitations/accept', { body: { token, name, username, password } });
        remember('signedIn', 'true');
        client.clear();
        await navigate(adminRoutes.overview, { replace: true });
      }}
    >
      <p className="text-mute text-sm">{signIn.invitationFor(email)}</p>
      <TextField name="name" label={signIn.name} hint={signIn.nameHint} autoComplete="name" />
      <TextField
        name="username"
        label={signIn.username}
        hint={signIn.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label={signIn.password}
        hint={signIn.passwordHint(limits.accounts.password.min)}
        autoComplete="new-password"
      />
      <SubmitButton>{signIn.join}</SubmitButton>
    </Form>
  );
}
