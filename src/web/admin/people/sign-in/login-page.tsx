import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { meQuery } from '#web/admin/api/me.ts';
import { readRemembered } from '#web/admin/context/remembered.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Icon } from '#web/admin/ui/icon.tsx';
import { Door } from './door.tsx';
import { nextPage } from './next-page.ts';
import { PasswordStep } from './password-step.tsx';
import { SecondStep } from './second-step.tsx';
import { useSignIn } from './use-sign-in.ts';

export default function LoginPage() {
  const { signIn: texts } = useTexts();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const next = nextPage(params.get('next'));
  // Who seems to be signed in may be: then there is nothing to do here.
  const { data: me } = useQuery({ ...meQuery(), enabled: readRemembered('signedIn') !== null });
  const signIn = useSignIn(() => {
    client.clear();
    void navigate(next, { replace: true });
  });
  if (me) return <Navigate to={next} replace />;
  const askingForCode = signIn.step === 'code';
  return (
    <Door title={askingForCode ? texts.codeTitle : texts.title}>
      {askingForCode ? <SecondStep signIn={signIn} /> : <PasswordStep signIn={signIn} />}
      {!askingForCode && (
        <Link to={adminRoutes.forgottenPassword} className="link-button self-center">
          {texts.forgotten}
        </Link>
      )}
      <p className="text-mute border-line flex items-center justify-center gap-1.5 border-t pt-4 text-sm">
        <Icon of="lock" size={14} />
        {texts.restricted}
      </p>
    </Door>
  );
}
