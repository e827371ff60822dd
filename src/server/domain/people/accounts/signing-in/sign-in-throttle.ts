import { limits } from '#contract/site/limits.ts';
import { type AttemptsService, TooManyAttempts } from '#server/domain/people/attempts/attempts.service.ts';
import { networkOf } from '#server/lib/network.ts';
import type { AccountRow } from '../accounts.queries.ts';

const { perAccount, perAddress } = limits.accounts.signIn;

/** Counts tries before anything is checked, so that a hundred at once count as a hundred. */
export function createSignInThrottle(attempts: AttemptsService) {
  return {
    /** By where it comes from and by what was typed, known or not. */
    async count(identifier: string, address: string): Promise<void> {
      await attempts.count('sign-in-address', networkOf(address), perAddress);
      await attempts.count('sign-in', identifier, perAccount);
    },
    /**
     * Username and e-mail lead to one account, whose tries count together. Whoever is over is turned away like a
     * stranger and not told to wait: that would tell that the two belong together.
     */
    async allows(identifier: string, account: AccountRow | undefined): Promise<boolean> {
      try {
        await attempts.count('sign-in-account', account?.id ?? identifier, perAccount);
        return true;
      } catch (error) {
        if (error instanceof TooManyAttempts) return false;
        throw error;
      }
    },
    /** A browser that is known has its own tries, and strangers' do not count for it. */
    countDevice: (device: string): Promise<void> => attempts.count('sign-in-device', device, perAccount),
    forgiveDevice: (device: string): Promise<void> => attempts.forget('sign-in-device', device),
    /** A success proves that the tries before it were no attack. */
    async forgive({ id, username, email }: AccountRow): Promise<void> {
      await attempts.forget('sign-in-account', id);
      await attempts.forget('sign-in', username);
      if (email) await attempts.forget('sign-in', email);
    },
    /** For what was shown instead of a name. */
    forgiveIdentifier: (identifier: string): Promise<void> => attempts.forget('sign-in', identifier),
    /** What counted for the address was no failure after all; those of others from there stay. */
    async takeBack(address: string): Promise<void> {
      await attempts.takeBack('sign-in-address', networkOf(address));
    },
  };
}

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;
