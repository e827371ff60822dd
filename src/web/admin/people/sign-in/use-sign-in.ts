import { useRef, useState } from 'react';
import { type ApiOutput, callOnce } from '#web/admin/api/call.ts';
import { PasskeyProblem, type ShownPasskey, showPasskey } from '#web/admin/api/passkeys.ts';
import { remember } from '#web/admin/context/remembered.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { messageOf } from './message-of.ts';

type Answer = ApiOutput<'POST /api/admin/login'>;

/** After these the same step can be done once more. */
const TRY_AGAIN: unknown[] = ['wrong_code', 'wrong_passkey'];

export interface SignIn {
  step: 'password' | 'code';
  /** By what the second step can be done. */
  by: ('code' | 'passkey')[];
  busy: boolean;
  /** "14:32", while too many tries have to be waited out. */
  retryAt: string | undefined;
  sendPassword: (identifier: string, password: string) => Promise<void>;
  sendCode: (code: string) => Promise<void>;
  /** Asks the browser for a passkey: of whoever it is, or of the account whose password was right. */
  sendPasskey: () => Promise<void>;
  /** One that the browser has asked for by itself. */
  sendShown: (passkey: ShownPasskey) => Promise<void>;
  startAgain: () => void;
}

/** Both steps of signing in, and what a person is told when one fails. */
export function useSignIn(onDone: () => void): SignIn {
  const { texts, tag } = useLanguage();
  const { signIn } = texts;
  const [step, setStep] = useState<SignIn['step']>('password');
  const [by, setBy] = useState<SignIn['by']>(['code']);
  const [busy, setBusy] = useState(false);
  const [retryAt, setRetryAt] = useState<string>();
  const shown = useRef<{ dismiss: () => void }>(undefined);
  const tell = (title: string, description: string) => {
    shown.current = toast({ title, description, variant: 'destructive' });
  };

  function refuse(error: unknown): void {
    remember('signedIn', null);
    if (error instanceof PasskeyProblem) {
      tell(signIn.failedTitle, texts.passkeys[error.trouble]);
      return;
    }
    if (!(error instanceof ApiError)) {
      tell(signIn.offlineTitle, signIn.offline);
      return;
    }
    if (error.status === 429 && error.retryAfter) {
      const moment = new Date(Date.now() + error.retryAfter * 1000);
      setRetryAt(moment.toLocaleTimeString(tag, { hour: '2-digit', minute: '2-digit' }));
    }
    // The first step was too long ago: the code alone leads nowhere.
    const isOver = error.status === 401 && !TRY_AGAIN.includes(error.detail?.reason);
    if (step === 'code' && isOver) setStep('password');
    tell(signIn.failedTitle, messageOf(error) ?? signIn.failed);
  }

  async function attempt(call: () => Promise<Answer>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setRetryAt(undefined);
    try {
      const { secondFactor, by: steps = ['code'] } = await call();
      // What went wrong before no longer matters.
      shown.current?.dismiss();
      if (secondFactor === 'done') {
        remember('signedIn', 'true');
        // Busy until it is gone: nothing else is to be begun here.
        return onDone();
      }
      setBy(steps);
      setStep('code');
    } catch (error) {
      refuse(error);
    }
    setBusy(false);
  }

  const afterPassword = step === 'code';
  const show = (passkey: ShownPasskey) =>
    callOnce('POST /api/admin/login/passkey', { body: { afterPassword, passkey } });

  return {
    step,
    by,
    busy,
    retryAt,
    sendPassword: (identifier, password) =>
      attempt(() => callOnce('POST /api/admin/login', { body: { identifier, password } })),
    sendCode: (code) => attempt(() => callOnce('POST /api/admin/login/second-factor', { body: { code } })),
    sendPasskey: () =>
      attempt(async () => {
        const body = { afterPassword };
        return show(await showPasskey(await callOnce('POST /api/admin/login/passkey/options', { body })));
      }),
    sendShown: (passkey) => attempt(() => show(passkey)),
    startAgain: () => setStep('password'),
  };
}
