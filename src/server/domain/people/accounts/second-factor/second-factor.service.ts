import type { Caller } from '#contract/people/accounts/caller.ts';
import type { SecondFactorStart } from '#contract/people/accounts/second-factor.schemas.ts';
import { notFound } from '#server/lib/errors.ts';
import { requireProof, requireRole } from '#server/lib/permissions.ts';
import { recordAccountChanges } from '../account-changes.ts';
import type { AccountParts } from '../account-parts.ts';
import { findAccount, lockAccount } from '../accounts.queries.ts';
import { secondFactorIsOff, secondFactorIsOn } from '../refusals.ts';
import type { Reauthenticate } from '../signing-in/reauthentication.ts';
import type { SecondStep } from '../signing-in/second-step.ts';
import { headersFor, ownCookies, sessionTokenIn } from '../signing-in/session-cookies.ts';
import { findSessionId } from '../signing-in/sessions.queries.ts';
import { describeAuthenticator } from './authenticator-uri.ts';
import { afterFactorCame, afterFactorWent, requireFactorLeft } from './second-factor-change.ts';
import { deleteSecondFactor, findFactors } from './second-factors.queries.ts';

interface SecondFactorParts extends AccountParts {
  reauthenticate: Reauthenticate;
  secondStep: SecondStep;
}

export function createSecondFactorService(parts: SecondFactorParts) {
  const { db, clock, cookies, getAuth, reauthenticate, secondStep } = parts;

  async function getOwn(caller: Caller, wanted: 'on' | 'off') {
    const actor = requireRole(caller, 'author');
    const account = await findAccount(db, actor.id);
    if (!account) throw notFound('The account');
    const { authenticator } = await findFactors(db, actor.id);
    if (authenticator && wanted === 'off') throw secondFactorIsOn();
    if (!authenticator && wanted === 'on') throw secondFactorIsOff();
    return { actor, account, headers: headersFor(caller.headers, cookies.session) };
  }

  return {
    /** A new secret, which counts for nothing until a code has confirmed it. */
    async start(password: string, caller: Caller): Promise<SecondFactorStart> {
      const { actor, account, headers } = await getOwn(caller, 'off');
      // Whoever has a passkey and shows only the password has shown half.
      if (account.twoFactorEnabled) requireProof(actor);
      await reauthenticate(account.id, password);
      const { api } = await getAuth();
      const made = await api.enableTwoFactor({ body: { password, method: 'totp' }, headers });
      if (made.method !== 'totp') throw new Error('The library made another kind of second factor.');
      return describeAuthenticator(made.totpURI, account.username);
    },

    /** The only time that the recovery codes are shown. Where it is the first factor, the session gets a new number. */
    async confirm(code: string, caller: Caller): Promise<string[]> {
      const { actor, account, headers } = await getOwn(caller, 'off');
      const checked = await secondStep.checkOwn(account.id, code, headers);
      const token = sessionTokenIn(checked.headers, cookies);
      await db.transaction(async (tx) => {
        await lockAccount(tx, account.id);
        const kept = (await findSessionId(tx, token)) ?? actor.sessionId;
        const details = await afterFactorCame(tx, account, kept, clock());
        await recordAccountChanges(tx, actor, account, clock(), { action: 'second_factor_on', details });
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
      await db.transaction(async (tx) => {
        await lockAccount(tx, account.id);
        await deleteSecondFactor(tx, account.id);
        await requireFactorLeft(tx, account);
        await afterFactorWent(tx, account, clock());
        await recordAccountChanges(tx, actor, account, clock(), { action: 'second_factor_off' });
      });
    },
  };
}
