import { useState } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { PasskeyButton } from './passkey-button.tsx';
import type { SignIn } from './use-sign-in.ts';

/** The second factor: digits from the phone, or one of the codes kept for the day it is lost. */
export function CodeStep({ signIn }: { signIn: SignIn }) {
  const { signIn: texts } = useTexts();
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  function send(): void {
    if (code.trim()) return void signIn.sendCode(code.trim());
    toast({ title: texts.requiredTitle, description: texts.codeRequired, variant: 'destructive' });
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        send();
      }}
    >
      {signIn.retryAt && <Notice tone="warn">{texts.retryAt(signIn.retryAt)}</Notice>}
      <TextField
        key={String(recovery)}
        name="code"
        label={recovery ? texts.recovery : texts.code}
        hint={recovery ? texts.recoveryAbout : texts.codeAbout}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" look="primary" busy={signIn.busy}>
        {texts.confirm}
      </Button>
      {signIn.by.includes('passkey') && <PasskeyButton signIn={signIn}>{texts.usePasskey}</PasskeyButton>}
      <div className="flex justify-between gap-4">
        <button
          type="button"
          className="link-button min-h-6"
          onClick={() => {
            setRecovery(!recovery);
            setCode('');
          }}
        >
          {recovery ? texts.useAuthenticator : texts.useRecovery}
        </button>
        <button type="button" className="link-button min-h-6" onClick={signIn.startAgain}>
          {texts.back}
        </button>
      </div>
    </form>
  );
}
