import type { Caller } from '#contract/people/accounts/caller.ts';
import { TooManyAttempts } from '#server/domain/people/attempts/attempts.service.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { AccountParts } from '../account-parts.ts';
import { type AccountRow, findAccount } from '../accounts.queries.ts';
import type { FindActor } from './find-actor.ts';
import type { KnownDevices } from './known-devices.ts';
import { cookieIn } from './session-cookies.ts';
import { deleteSession, findPendingAccountId } from './sessions.queries.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

const stranger = { id: null, name: '' };

export interface SignInParts extends AccountParts {
  throttle: SignInThrottle;
  findActor: FindActor;
  devices: KnownDevices;
}

/** What every way in has in common: what is counted, what is written down, and what it ends. */
export function createSignInRecords({ db, clock, cookies, throttle, findActor, devices }: SignInParts) {
  const subject = (account: AccountRow | undefined) =>
    // What was typed is not kept where nobody is called so: it may be a password in the wrong field.
    ({ subject: 'account', subjectId: account?.id ?? '', title: account?.username ?? '' }) as const;
  const recordRefusal = (account: AccountRow | undefined, why: string) =>
    recordAudit(db, stranger, clock(), {
      action: 'sign_in_refused',
      ...subject(account),
      details: { why },
    });

  return {
    recordRefusal,

    /** The first refusal of a row is recorded; the hundred after it would only fill the log. */
    async counted<T>(account: () => Promise<AccountRow | undefined>, work: () => Promise<T>): Promise<T> {
      try {
        return await work();
      } catch (error) {
        if (error instanceof TooManyAttempts && error.first) await recordRefusal(await account(), 'too_many');
        throw error;
      }
    },

    /** Ends what was counted ahead of time. What a known browser did says nothing about strangers, whose tries stay counted. */
    async uncount(account: AccountRow, { headers, address }: Caller): Promise<void> {
      const device = await devices.recognise(headers, account);
      if (device) return throttle.forgiveDevice(device);
      await throttle.forgive(account);
      await throttle.takeBack(address);
    },

    /** Each sign-in makes a new session; one that the browser came with ends here. */
    async endPrevious(headers: Headers): Promise<void> {
      const previous = await findActor(headers);
      if (previous) await deleteSession(db, previous.id, previous.sessionId);
    },

    /** Whose password was right a moment ago. */
    async findPending(headers: Headers): Promise<AccountRow | undefined> {
      // Nobody guesses it, and the library checks the signature that follows the dot where a code is all that is asked for.
      const [identifier = ''] = (cookieIn(headers, cookies.pending) ?? '').split('.', 1);
      const accountId = identifier && (await findPendingAccountId(db, identifier));
      return accountId ? findAccount(db, accountId) : undefined;
    },
  };
}

export type SignInRecords = ReturnType<typeof createSignInRecords>;
