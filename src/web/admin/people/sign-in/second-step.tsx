import { useTexts } from '#web/admin/context/texts.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { CodeStep } from './code-step.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import type { SignIn } from './use-sign-in.ts';

/** What comes after the password: a code, a passkey, or whichever of the two somebody likes. */
export function SecondStep({ signIn }: { signIn: SignIn }) {
  const { signIn: texts } = useTexts();
  if (signIn.by.includes('code')) return <CodeStep signIn={signIn} />;
  return (
    <div className="flex flex-col gap-4">
      {signIn.retryAt && <Notice tone="warn">{texts.retryAt(signIn.retryAt)}</Notice>}
      <p>{texts.passkeyStep}</p>
      <PasskeyButton signIn={signIn} look="primary" autoFocus>
        {texts.usePasskey}
      </PasskeyButton>
      <button type="button" className="link-button min-h-6 self-end" onClick={signIn.startAgain}>
        {texts.back}
      </button>
    </div>
  );
}
