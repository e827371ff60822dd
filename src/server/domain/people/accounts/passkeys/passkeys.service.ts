import type { Caller } from '#contract/people/accounts/caller.ts';
import type { MadePasskey, PasskeyCreation } from '#contract/people/accounts/passkeys.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import type { Actor } from '#contract/site/roles.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { notFound } from '#server/lib/errors.ts';
import { requireProof, requireRole } from '#server/lib/permissions.ts';
import { recordAccountChanges } from '../account-changes.ts';
import type { AccountParts } from '../account-parts.ts';
import { findAccount, lockAccount } from '../accounts.queries.ts';
import { passkeyKnown, passkeyNotMade, tooManyPasskeys } from '../refusals.ts';
import {
  afterFactorCame,
  afterFactorWent,
  requireFactorLeft,
} from '../second-factor/second-factor-change.ts';
import { deleteSessionsOf } from '../signing-in/sessions.queries.ts';
import { nameOfAuthenticator } from './authenticator-names.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import type { PasskeyCheck } from './passkey-check.ts';
import { presentCreation } from './passkey-options.ts';
import {
  deletePasskey,
  findOwnPasskey,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  updatePasskeyName,
} from './passkeys.queries.ts';

interface PasskeysParts extends AccountParts {
  challenges: PasskeyChallenges;
  check: PasskeyCheck;
}

/** A passkey is made for the session that asked for it, and for no other. */
const whose = ({ id, sessionId }: Actor): string => `${id}.${sessionId}`;

/** Everybody's own passkeys. */
export function createPasskeysService({ db, clock, challenges, check }: PasskeysParts) {
  async function getAccount(tx: AccountParts['db'], { id }: Actor) {
    const account = await findAccount(tx, id);
    if (!account) throw notFound('The account');
    return account;
  }

  async function getOwn(tx: AccountParts['db'], { id: accountId }: Actor, id: number): Promise<PasskeyRow> {
    const key = await findOwnPasskey(tx, accountId, id);
    if (!key) throw notFound('The passkey');
    return key;
  }

  return {
    listOwn: (caller: Caller): Promise<PasskeyRow[]> => listPasskeys(db, requireRole(caller, 'author').id),

    async start(caller: Caller): Promise<PasskeyCreation> {
      const actor = requireRole(caller, 'author');
      requireProof(actor);
      const keys = await listPasskeys(db, actor.id);
      if (keys.length >= limits.accounts.passkeys.perAccount) throw tooManyPasskeys();
      const challenge = await challenges.make('new', whose(actor));
      return presentCreation(check.party, challenge, await getAccount(db, actor), keys);
    },

    /** Called after where it is; its person may call it something else. */
    async add(made: MadePasskey, caller: Caller): Promise<PasskeyRow> {
      const actor = requireRole(caller, 'author');
      requireProof(actor);
      const checked = await check.made(made, whose(actor));
      if (!checked) throw passkeyNotMade();
      const name = nameOfAuthenticator(checked.aaguid, caller.headers.get('user-agent') ?? '');
      return db.transaction(async (tx) => {
        await lockAccount(tx, actor.id);
        const account = await getAccount(tx, actor);
        const { length } = await listPasskeys(tx, actor.id);
        if (length >= limits.accounts.passkeys.perAccount) throw tooManyPasskeys();
        const row = { ...checked, name, accountId: actor.id, createdAt: clock() };
        const stored = await insertPasskey(tx, row);
        if (!stored) throw passkeyKnown();
        const details = { name, ...(await afterFactorCame(tx, account, actor.sessionId, clock())) };
        await recordAccountChanges(tx, actor, account, clock(), { action: 'passkey_added', details });
        return stored;
      });
    },

    async rename(id: number, name: string, caller: Caller): Promise<PasskeyRow> {
      const actor = requireRole(caller, 'author');
      return db.transaction(async (tx) => {
        const key = await getOwn(tx, actor, id);
        if (key.name === name) return key;
        const { username } = await getAccount(tx, actor);
        await updatePasskeyName(tx, id, name);
        await recordAudit(tx, actor, clock(), {
          action: 'updated',
          subject: 'account',
          subjectId: actor.id,
          title: username,
          details: { passkey: { from: key.name, to: name } },
        });
        return { ...key, name };
      });
    },

    /** Who removes one may have lost the device: whatever else is signed in has to show again who it is. */
    async remove(id: number, caller: Caller): Promise<void> {
      const actor = requireRole(caller, 'author');
      requireProof(actor);
      await db.transaction(async (tx) => {
        await lockAccount(tx, actor.id);
        const account = await getAccount(tx, actor);
        const { name } = await getOwn(tx, actor, id);
        await deletePasskey(tx, id);
        await requireFactorLeft(tx, account);
        await afterFactorWent(tx, account, clock());
        const endedSessions = await deleteSessionsOf(tx, actor.id, actor.sessionId);
        const change = { action: 'passkey_removed', details: { name, endedSessions } } as const;
        await recordAccountChanges(tx, actor, account, clock(), change);
      });
    },
  };
}
