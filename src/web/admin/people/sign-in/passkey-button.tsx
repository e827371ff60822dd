import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '#web/admin/ui/button.tsx';
import type { SignIn } from './use-sign-in.ts';

interface PasskeyButtonProps {
  signIn: SignIn;
  look?: ButtonLook;
  autoFocus?: boolean;
  children: ReactNode;
}

export function PasskeyButton({ signIn, look = 'quiet', autoFocus = false, children }: PasskeyButtonProps) {
  return (
    <Button
      look={look}
      icon="key-round"
      busy={signIn.busy}
      autoFocus={autoFocus}
      onClick={() => void signIn.sendPasskey()}
    >
      {children}
    </Button>
  );
}
