import { useRef, useState } from 'react';
import { useTexts } from '#web/admin/context/texts.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { TextField } from '#web/admin/ui/form/field.tsx';
import { PasswordField } from '#web/admin/ui/form/password-field.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { usePasskeyOffer } from './use-passkey-offer.ts';
import type { SignIn } from './use-sign-in.ts';

interface PasswordStepProps {
  signIn: SignIn;
  /** Known where somebody only has to show again that it is them. */
  identifier?: string;
  /** Of somebody who is known: only where they have one. */
  offersPasskey?: boolean;
}

export function PasswordStep({ signIn, identifier, offersPasskey = true }: PasswordStepProps) {
  const { signIn: texts } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ identifier: identifier ?? '', password: '' });

  usePasskeyOffer(signIn, identifier === undefined);

  function send(): void {
    const empty = typed.identifier.trim() ? (typed.password ? undefined : 'password') : 'identifier';
    if (!empty) return void signIn.sendPassword(typed.identifier.trim(), typed.password);
    toast({ title: texts.requiredTitle, description: texts.required, variant: 'destructive' });
    form.current?.querySelector<HTMLElement>(`[name=${empty}]`)?.focus();
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        send();
      }}
    >
      {signIn.retryAt && <Notice tone="warn">{texts.retryAt(signIn.retryAt)}</Notice>}
      {identifier === undefined ? (
        <TextField
          name="identifier"
          label={texts.identifier}
          autoComplete="username webauthn"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={typed.identifier}
          onChange={(event) => setTyped({ ...typed, identifier: event.target.value })}
        />
      ) : (
        // Password managers look for it, and for nothing less.
        <input type="hidden" name="identifier" autoComplete="username" value={identifier} />
      )}
      <PasswordField
        name="password"
        label={texts.password}
        autoComplete="current-password"
        autoFocus={identifier !== undefined}
        value={typed.password}
        onChange={(password) => setTyped({ ...typed, password })}
      />
      <Button type="submit" look="primary" busy={signIn.busy}>
        {texts.submit}
      </Button>
      {offersPasskey && (
        <>
          <p className="door-or">{texts.or}</p>
          <PasskeyButton signIn={signIn}>{texts.passkey}</PasskeyButton>
        </>
      )}
    </form>
  );
}
