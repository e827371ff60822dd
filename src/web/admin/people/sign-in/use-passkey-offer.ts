import { useEffect, useEffectEvent, useState } from 'react';
import { MINUTE } from '#contract/site/durations.ts';
import { limits } from '#contract/site/limits.ts';
import { callOnce } from '#web/admin/api/call.ts';
import { offerPasskeys } from '#web/admin/api/passkeys.ts';
import type { SignIn } from './use-sign-in.ts';

/** What the browser holds out grows too old to be used: before that it gets another. */
const RENEWED_MS = (limits.accounts.passkeys.challengeMinutes - 1) * MINUTE;

/** Lets the browser offer passkeys where the username is typed, while nothing else is being tried. */
export function usePasskeyOffer({ busy, sendShown }: SignIn, wanted: boolean): void {
  const [round, setRound] = useState(0);
  const onShown = useEffectEvent((...shown: Parameters<typeof sendShown>) => void sendShown(...shown));
  useEffect(() => {
    if (busy || !wanted) return;
    const ask = () => callOnce('POST /api/admin/login/passkey/options', { body: { afterPassword: false } });
    const stop = offerPasskeys(ask, (passkey) => onShown(passkey));
    const timer = setTimeout(() => setRound(round + 1), RENEWED_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [busy, wanted, round]);
}
