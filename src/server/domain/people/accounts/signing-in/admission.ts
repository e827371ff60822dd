import type { Caller } from '#contract/people/accounts/caller.ts';
import { type SignInAnswer, secondSteps } from '#contract/people/accounts/sign-in.schemas.ts';
import type { Db } from '#db/open.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import type { AccountParts } from '../account-parts.ts';
import { type AccountRow, findFooting, lockAccount, updateAccountLocale } from '../accounts.queries.ts';
import { wrongCredentials } from '../refusals.ts';
import { findFactors } from '../second-factor/second-factors.queries.ts';
import type { KnownDevices } from './known-devices.ts';
import { ownCookies, sessionTokenIn } from './session-cookies.ts';
import { deletePendingOf, deleteSessionByToken } from './sessions.queries.ts';

interface Step {
  account: AccountRow;
  caller: Caller;
  /** What the account stood on when its password or code was looked at. */
  footing: string;
  /** As the library answered: with the cookies that it sets. */
  headers: Headers;
}

interface AdmissionParts extends Pick<AccountParts, 'db' | 'clock' | 'cookies'> {
  devices: KnownDevices;
}

/**
 * The last look before a browser gets a cookie. A password takes its time to be checked; if it was changed meanwhile,
 * whoever changed it has ended all sessions but the one that comes of this.
 */
export function createAdmission({ db, clock, cookies, devices }: AdmissionParts) {
  async function ifItStands(
    step: Step,
    takeBack: (tx: Db) => Promise<void>,
    then: (tx: Db) => Promise<void>,
  ) {
    const stands = await db.transaction(async (tx) => {
      await lockAccount(tx, step.account.id);
      const same = (await findFooting(tx, step.account.id)) === step.footing;
      await (same ? then(tx) : takeBack(tx));
      return same;
    });
    if (!stands) throw wrongCredentials();
    step.caller.cookies.push(...ownCookies(step.headers, cookies));
  }
  return {
    /** With its line in the log: a session that it does not know of is never handed out. */
    async admit(step: Step, how: string, also?: (tx: Db) => Promise<void>): Promise<SignInAnswer> {
      const { id, username } = step.account;
      await ifItStands(
        step,
        (tx) => deleteSessionByToken(tx, sessionTokenIn(step.headers, cookies)),
        async (tx) => {
          await updateAccountLocale(tx, id, step.caller.locale);
          await recordAudit(tx, step.account, clock(), {
            action: 'signed_in',
            subject: 'account',
            subjectId: id,
            title: username,
            details: { how },
          });
          await also?.(tx);
        },
      );
      await devices.remember(step.account, step.caller);
      return { secondFactor: 'done' };
    },

    /** The password was right, and a code or a passkey is to follow. */
    async letWait(step: Step): Promise<SignInAnswer> {
      const takeBack = (tx: Db) => deletePendingOf(tx, step.account.id);
      await ifItStands(step, takeBack, async () => {});
      const { authenticator, passkeys } = await findFactors(db, step.account.id);
      const by = secondSteps.filter((each) => (each === 'code' ? authenticator : passkeys > 0));
      return { secondFactor: 'needed', by };
    },
  };
}
