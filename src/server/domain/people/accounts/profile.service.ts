import type { PasswordChange } from '#contract/people/accounts/accounts.admin.schemas.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { notFound } from '#server/lib/errors.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { recordAccountChanges } from './account-changes.ts';
import type { AccountParts } from './account-parts.ts';
import {
  type AccountRow,
  findAccount,
  forgetDevicesOf,
  updateAccount,
  updateAccountLocale,
} from './accounts.queries.ts';
import { setPassword } from './credentials/set-password.ts';
import { secondFactorDue } from './second-factor/second-factor-due.ts';
import { type Factors, findFactors, listRules } from './second-factor/second-factors.queries.ts';
import type { KnownDevices } from './signing-in/known-devices.ts';
import type { Reauthenticate } from './signing-in/reauthentication.ts';
import { cookieLine } from './signing-in/session-cookies.ts';

interface ProfileParts extends AccountParts {
  reauthenticate: Reauthenticate;
  devices: KnownDevices;
}

/** With what beside the password it is opened by, and until when it may be without. */
export type OwnAccount = AccountRow & Factors & { secondFactorDue: Date | null; unprotected: boolean };

/** What everybody may do with their own account. */
export function createProfileService({
  db,
  clock,
  passwords,
  insistOnStrength,
  cookies,
  reauthenticate,
  devices,
}: ProfileParts) {
  async function getOwn(caller: Caller) {
    const actor = requireRole(caller, 'author');
    const account = await findAccount(db, actor.id);
    if (!account) throw notFound('The account');
    return { actor, account };
  }
  async function withFactors(account: AccountRow): Promise<OwnAccount> {
    const due = secondFactorDue(account, await listRules(db));
    const unprotected = due !== null && due <= clock();
    return { ...account, ...(await findFactors(db, account.id)), secondFactorDue: due, unprotected };
  }
  return {
    /** Asked for whenever the area is opened, in the language that it is read in. */
    async getMe(caller: Caller): Promise<OwnAccount> {
      const { account } = await getOwn(caller);
      if (account.locale !== caller.locale) await updateAccountLocale(db, account.id, caller.locale);
      return withFactors(account);
    },

    async rename(name: string, caller: Caller): Promise<OwnAccount> {
      const { actor, account } = await getOwn(caller);
      if (name === account.name) return withFactors(account);
      await db.transaction(async (tx) => {
        await updateAccount(tx, account.id, { name }, clock());
        await recordAudit(tx, actor, clock(), {
          action: 'updated',
          subject: 'account',
          subjectId: account.id,
          title: account.username,
          details: { name: { from: account.name, to: name } },
        });
      });
      return withFactors({ ...account, name });
    },

    /** Whoever else is signed in with the old password is signed out. */
    async changePassword({ currentPassword, newPassword }: PasswordChange, caller: Caller): Promise<void> {
      const { actor, account } = await getOwn(caller);
      await reauthenticate(account.id, currentPassword, 'currentPassword');
      await insistOnStrength({ password: newPassword, owner: account, field: 'newPassword' });
      const hash = await passwords.hash(newPassword);
      await db.transaction(async (tx) => {
        const { id: accountId } = account;
        const ended = await setPassword(tx, { accountId, hash, at: clock(), keptSessionId: actor.sessionId });
        await recordAccountChanges(tx, actor, account, clock(), {
          action: 'password_changed',
          details: { endedSessions: ended },
        });
      });
      // This browser has just shown that it knows the password: it stays known.
      await devices.remember((await getOwn(caller)).account, caller);
    },

    /** This one included. */
    async forgetDevices(caller: Caller): Promise<void> {
      const { actor, account } = await getOwn(caller);
      await db.transaction(async (tx) => {
        await forgetDevicesOf(tx, account.id);
        await recordAudit(tx, actor, clock(), {
          action: 'devices_forgotten',
          subject: 'account',
          subjectId: account.id,
          title: account.username,
        });
      });
      caller.cookies.push(cookieLine(cookies.device, '', 0));
    },
  };
}
