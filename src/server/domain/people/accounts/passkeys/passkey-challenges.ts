import { randomBytes } from 'node:crypto';
import { MINUTE } from '#contract/site/durations.ts';
import { limits } from '#contract/site/limits.ts';
import { TooManyAttempts } from '#server/domain/people/attempts/attempts.service.ts';
import type { SecretsService } from '#server/domain/running/secrets/secrets.service.ts';
import type { AccountParts } from '../account-parts.ts';

const LIFETIME = limits.accounts.passkeys.challengeMinutes * MINUTE;
const USED = { attempts: 1, windowSeconds: LIFETIME / 1000 };
/** Number, end, signature. */
const FORM = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;
const LONGEST = 200;

/** What a passkey is shown for; one that was asked for something else does not count. */
export type PasskeyPurpose = 'sign-in' | 'confirmation' | 'new';

interface ChallengeParts extends Pick<AccountParts, 'clock' | 'attempts'> {
  secrets: SecretsService;
}

/**
 * What an authenticator is given to sign. It carries its own end and our signature, so that asking for one writes
 * nothing: strangers ask whenever they open the sign-in page. Only one that comes back is remembered, as used.
 */
export function createPasskeyChallenges({ clock, attempts, secrets }: ChallengeParts) {
  const purposeOf = (purpose: PasskeyPurpose) => `passkey-${purpose}`;
  return {
    /** For one person or session, where that is known; '' for whoever comes. */
    async make(purpose: PasskeyPurpose, whose: string): Promise<string> {
      const id = randomBytes(16).toString('base64url');
      const end = clock().getTime() + LIFETIME;
      const signature = await secrets.sign(purposeOf(purpose), `${id}.${end}.${whose}`);
      return Buffer.from(`${id}.${end}.${signature}`).toString('base64url');
    },

    /** Whether it is one of ours, for this, and still good; it is not afterwards. */
    async take(challenge: string, purpose: PasskeyPurpose, whose: string): Promise<boolean> {
      const text = Buffer.from(challenge.slice(0, LONGEST), 'base64url').toString();
      const [, id = '', end = '', signature = ''] = FORM.exec(text) ?? [];
      if (!(await secrets.isSigned(purposeOf(purpose), `${id}.${end}.${whose}`, signature))) return false;
      if (Number(end) <= clock().getTime()) return false;
      try {
        await attempts.count('used-challenge', id, USED);
        return true;
      } catch (error) {
        if (error instanceof TooManyAttempts) return false;
        throw error;
      }
    },
  };
}

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>;
