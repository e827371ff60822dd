import { useRef, useState } from 'react';
import { callOnce } from '#web/admin/api/call.ts';
import { remember } from '#web/admin/context/remembered.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { messageOf } from './message-of.ts';

export interface SignIn {
  step: 'password' | 'code';
  busy: boolean;
  /** "14:32", while too many tries have to be waited out. */
  retryAt: string | undefined;
  sendPassword: (identifier: string, password: string) => Promise<void>;
  sendCode: (code: string) => Promise<void>;
  startAgain: () => void;
}

/** Both steps of signing in, and what a person is told when one fails. */
export function useSignIn(onDone: () => void): SignIn {
  const { texts, tag } = useLanguage();
  const { signIn } = texts;
  const [step, setStep] = useState<SignIn['step']>('password');
  const [busy, setBusy] = useState(false);
  const [retryAt, setRetryAt] = useState<string>();
  const shown = useRef<{ dismiss: () => void }>(undefined);
  const tell = (title: string, description: string) => {
    shown.current = toast({ title, description, variant: 'destructive' });
  };

  function refuse(error: unknown): void {
    remember('signedIn', null);
    if (!(error instanceof ApiError)) {
      tell(signIn.offlineTitle, signIn.offline);
      return;
    }
    if (error.status === 429 && error.retryAfter) {
      const moment = new Date(Date.now() + error.retryAfter * 1000);
      setRetryAt(moment.toLocaleTimeString(tag, { hour: '2-digit', minute: '2-digit' }));
    }
    // The first step was too long ago: the code alone leads nowhere.
    if (step === 'code' && error.status === 401 && error.detail?.reason !== 'wrong_code') setStep('password');
    tell(signIn.failedTitle, messageOf(error) ?? signIn.failed);
  }

  async function attempt(call: () => Promise<{ secondFactor: 'needed' | 'done' }>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRetryAt(undefined);
    try {
      const { secondFactor } = await call();
      // What went wrong before no longer matters.
      shown.current?.dismiss();
      if (secondFactor === 'needed') return setStep('code');
      remember('signedIn', 'true');
      onDone();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    step,
    busy,
    retryAt,
    sendPassword: (identifier, password) =>
      attempt(() => callOnce('POST /api/admin/login', { body: { identifier, password } })),
    sendCode: (code) => attempt(() => callOnce('POST /api/admin/login/second-factor', { body: { code } })),
    startAgain: () => setStep('password'),
  };
}
