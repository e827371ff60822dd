import type { MadePasskey, ShownPasskey } from '#contract/people/accounts/passkeys.schemas.ts';
import type { AccountParts } from '../account-parts.ts';
import type { PasskeyChallenges, PasskeyPurpose } from './passkey-challenges.ts';
import { handleOf, presentRequest, relyingPartyOf } from './passkey-options.ts';
import type { PasskeyRow, PasskeyUse } from './passkeys.queries.ts';

interface CheckParts extends Pick<AccountParts, 'clock' | 'publicUrl'> {
  challenges: PasskeyChallenges;
}

/** Loaded when the first passkey is shown: most starts never need the library. */
const loadLibrary = () => import('./webauthn.ts');

/** What the browser says that it signed; '' where that cannot be read. */
function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** Whether a passkey is what it should be: for what was asked, here, now, once, and of a person who was there. */
export function createPasskeyCheck({ clock, publicUrl, challenges }: CheckParts) {
  const party = relyingPartyOf(publicUrl);

  /** Used up first, so that nothing can be tried twice with the same one. */
  async function expectedFor(clientDataJSON: string, purpose: PasskeyPurpose, whose: string) {
    const challenge = challengeIn(clientDataJSON);
    return (await challenges.take(challenge, purpose, whose)) ? { party, challenge } : undefined;
  }

  return {
    party,

    ask: async (purpose: PasskeyPurpose, whose: string, keys: PasskeyRow[]) =>
      presentRequest(party, await challenges.make(purpose, whose), keys),

    /** What to note of its use; undefined where it does not count, or nobody has it. */
    async shown(
      shown: ShownPasskey,
      key: PasskeyRow | undefined,
      purpose: PasskeyPurpose,
      whose: string,
    ): Promise<PasskeyUse | undefined> {
      const expected = await expectedFor(shown.response.clientDataJSON, purpose, whose);
      if (!expected || key?.credentialId !== shown.id) return undefined;
      const { userHandle } = shown.response;
      if (userHandle && userHandle !== handleOf({ id: key.accountId })) return undefined;
      const checked = await (await loadLibrary()).checkShown(shown, key, expected);
      return checked && { ...checked, id: key.id, at: clock() };
    },

    async made(made: MadePasskey, whose: string) {
      const expected = await expectedFor(made.response.clientDataJSON, 'new', whose);
      return expected && (await loadLibrary()).checkMade(made, expected);
    },
  };
}

export type PasskeyCheck = ReturnType<typeof createPasskeyCheck>;
