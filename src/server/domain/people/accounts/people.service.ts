import type { Caller } from '#contract/people/accounts/caller.ts';
import type { UserChange } from '#contract/people/accounts/people.admin.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import { type AuditActor, recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { DomainError, invalidFields, notFound } from '#server/lib/errors.ts';
import { partOf } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { recordAccountChanges } from './account-changes.ts';
import type { AccountParts } from './account-parts.ts';
import { deleteInvitationsBy, deletePasswordResetsOf } from './account-tokens.queries.ts';
import {
  type AccountRow,
  findAccount,
  findPerson,
  listPeople,
  lockActiveOwners,
  type PersonRow,
  updateAccount,
} from './accounts.queries.ts';
import { lastOwner } from './refusals.ts';
import { secondFactorDue } from './second-factor/second-factor-due.ts';
import { listRules, type RuleRow } from './second-factor/second-factors.queries.ts';
import { deletePendingOf, deleteSessionsOf } from './signing-in/sessions.queries.ts';

const invitationRevoked = { action: 'invitation_revoked', subject: 'account' } as const;

export type JudgedPerson = PersonRow & { secondFactorDue: Date | null };
const judge = (person: PersonRow, rules: RuleRow[]): JudgedPerson => ({
  ...person,
  secondFactorDue: secondFactorDue(person, rules),
});

/** Each change as the log tells it. */
function changesIn(account: AccountRow, { role, active }: UserChange) {
  const newRole = role !== undefined && role !== account.role;
  const newActive = active !== undefined && active !== account.active;
  const details = { from: account.role, to: role };
  return [
    ...(newRole ? [{ action: 'role_changed', role, details } as const] : []),
    ...(newActive ? [{ action: active ? 'reactivated' : 'deactivated' } as const] : []),
  ];
}

/** A place in the list is a username, as an opaque word. */
function usernameIn(cursor: string): string {
  const username = Buffer.from(cursor, 'base64url').toString();
  if (!/^[a-z0-9._-]+$/.test(username)) throw invalidFields({ cursor: { code: 'invalid' } });
  return username;
}

export function createPeopleService({ db, clock }: AccountParts) {
  /** By an owner, or by the program for whoever runs it (an actor without an id). */
  async function change(actor: AuditActor, id: string, wanted: UserChange): Promise<void> {
    await db.transaction(async (tx) => {
      const owners = await lockActiveOwners(tx);
      if (actor.id !== null && !owners.includes(actor.id)) {
        throw new DomainError('forbidden', 'No longer an owner.');
      }
      const account = await findAccount(tx, id);
      if (!account) throw notFound('The account');
      const stays = (wanted.role ?? account.role) === 'owner' && (wanted.active ?? account.active);
      if (owners.includes(id) && owners.length === 1 && !stays) throw lastOwner();
      const changes = changesIn(account, wanted);
      if (changes.length === 0) return;
      const { role = account.role, active = account.active } = wanted;
      const roleSince = role === account.role ? account.roleSince : clock();
      await updateAccount(tx, id, { role, roleSince, active }, clock());
      if (!active) {
        await deleteSessionsOf(tx, id);
        await deletePendingOf(tx, id);
        await deletePasswordResetsOf(tx, id);
      }
      // Who may ask nobody to join any more has asked nobody: otherwise their own second address would come.
      const uninvited = stays ? [] : await deleteInvitationsBy(tx, id);
      await recordAccountChanges(tx, actor, account, clock(), ...changes);
      await recordAudit(tx, actor, clock(), ...uninvited.map((title) => ({ ...invitationRevoked, title })));
    });
  }

  return {
    async list(cursor: string | undefined, caller: Caller) {
      requireRole(caller, 'editor');
      const { part } = limits.adminLists;
      const rules = await listRules(db);
      const found = await listPeople(db, cursor && usernameIn(cursor), part + 1);
      const judged = found.map((person) => judge(person, rules));
      return partOf(judged, part, ({ username }) => Buffer.from(username).toString('base64url'));
    },

    async update(id: string, wanted: UserChange, caller: Caller): Promise<JudgedPerson> {
      await change(requireRole(caller, 'owner'), id, wanted);
      const person = await findPerson(db, id);
      if (!person) throw notFound('The account');
      return judge(person, await listRules(db));
    },

    change,
  };
}
