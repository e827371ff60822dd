import { limits } from '#contract/site/limits.ts';
import { invalidFields } from '#server/lib/errors.ts';
import type { AccountParts } from '../account-parts.ts';
import { findPasswordHash } from '../accounts.queries.ts';

/** A session alone is not enough for what decides who may have one: the password is asked for again. */
export function createReauthentication({ db, attempts, passwords }: AccountParts) {
  return async (accountId: string, password: string, field = 'password'): Promise<void> => {
    await attempts.count('password-again', accountId, limits.accounts.confirmations);
    const stored = await findPasswordHash(db, accountId);
    if (!stored || !(await passwords.verify(password, stored))) {
      throw invalidFields({ [field]: { code: 'wrong_password' } });
    }
    await attempts.forget('password-again', accountId);
  };
}

export type Reauthenticate = ReturnType<typeof createReauthentication>;
