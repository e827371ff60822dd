import type { Caller } from '#contract/people/accounts/caller.ts';
import type { SecondFactorStart } from '#contract/people/accounts/second-factor.schemas.ts';
import type { Db } from '#db/open.ts';
import type { AuditActor } from '#server/domain/people/audit/record-audit.ts';
import { notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { recordAccountChanges } from '../account-changes.ts';
import type { AccountParts } from '../account-parts.ts';
import { type AccountRow, findAccount, lockAccount, updateAccount } from '../accounts.queries.ts';
import { secondFactorIsOff, secondFactorIsOn } from '../refusals.ts';
import type { Reauthenticate } from '../signing-in/reauthentication.ts';
import type { SecondStep } from '../signing-in/second-step.ts';
import { headersFor, ownCookies, sessionTokenIn } from '../signing-in/session-cookies.ts';
import {
  deletePendingOf,
  deleteSecondFactor,
  deleteSessionsOf,
  findSessionId,
} from '../signing-in/sessions.queries.ts';
import { describeAuthenticator } from './authenticator-uri.ts';

interface SecondFactorParts extends AccountParts {
  reauthenticate: Reauthenticate;
  secondStep: SecondStep;
}

/** In a transaction: by the person, or from the command line for somebody who has lost everything. */
export async function switchSecondFactorOff(tx: Db, actor: AuditActor, account: AccountRow, at: Date) {
  await lockAccount(tx, account.id);
  await deleteSecondFactor(tx, account.id);
  await deletePendingOf(tx, account.id);
  await updateAccount(tx, account.id, { twoFactorEnabled: false }, at);
  await recordAccountChanges(tx, actor, account, at, { action: 'second_factor_off' });
}

export function createSecondFactorService(parts: SecondFactorParts) {
  const { db, clock, cookies, getAuth, reauthenticate, secondStep } = parts;

  async function getOwn(caller: Caller, wanted: 'on' | 'off') {
    const actor = requireRole(caller, 'viewer');
    const account = await findAccount(db, actor.id);
    if (!account) throw notFound('The account');
    if (account.twoFactorEnabled && wanted === 'off') throw secondFactorIsOn();
    if (!account.twoFactorEnabled && wanted === 'on') throw secondFactorIsOff();
    return { actor, account, headers: headersFor(caller.headers, cookies.session) };
  }

  return {
    /** A new secret, which counts for nothing until a code has confirmed it. */
    async start(password: string, caller: Caller): Promise<SecondFactorStart> {
      const { account, headers } = await getOwn(caller, 'off');
      await reauthenticate(account.id, password);
      const { api } = await getAuth();
      const made = await api.enableTwoFactor({ body: { password, method: 'totp' }, headers });
      if (made.method !== 'totp') throw new Error('The library made another kind of second factor.');
      return describeAuthenticator(made.totpURI, account.username);
    },

    /** The only time that the recovery codes are shown. The session gets a new number, and is the only one left. */
    async confirm(code: string, caller: Caller): Promise<string[]> {
      const { actor, account, headers } = await getOwn(caller, 'off');
      const checked = await secondStep.checkOwn(account.id, code, headers);
      const token = sessionTokenIn(checked.headers, cookies);
      await db.transaction(async (tx) => {
        await lockAccount(tx, account.id);
        // The others have shown a password only, which is no longer enough.
        const endedSessions = await deleteSessionsOf(tx, account.id, await findSessionId(tx, token));
        const change = { action: 'second_factor_on', details: { endedSessions } } as const;
        await recordAccountChanges(tx, actor, account, clock(), change);
      });
      caller.cookies.push(...ownCookies(checked.headers, cookies));
      const { api } = await getAuth();
      return (await api.viewBackupCodes({ body: { userId: account.id } })).backupCodes;
    },

    async renewCodes(password: string, caller: Caller): Promise<string[]> {
      const { actor, account, headers } = await getOwn(caller, 'on');
      await reauthenticate(account.id, password);
      const { api } = await getAuth();
      const { backupCodes } = await api.generateBackupCodes({ body: { password }, headers });
      await db.transaction((tx) =>
        recordAccountChanges(tx, actor, account, clock(), { action: 'recovery_codes_renewed' }),
      );
      return backupCodes;
    },

    async disable({ password, code }: { password: string; code: string }, caller: Caller): Promise<void> {
      const { actor, account, headers } = await getOwn(caller, 'on');
      await reauthenticate(account.id, password);
      await secondStep.checkOwn(account.id, code, headers);
      await db.transaction((tx) => switchSecondFactorOff(tx, actor, account, clock()));
    },
  };
}
