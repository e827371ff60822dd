import { randomUUID } from 'node:crypto';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Joining } from '#contract/people/accounts/people.admin.schemas.ts';
import type { SignInAnswer } from '#contract/people/accounts/sign-in.schemas.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { takenConstraint } from '#server/lib/database-errors.ts';
import { invalidFields } from '#server/lib/errors.ts';
import { hashToken } from '#server/lib/one-time-token.ts';
import type { AccountParts } from './account-parts.ts';
import { findInvitation, type InvitationRow, takeInvitation } from './account-tokens.queries.ts';
import { findAccount, insertAccount } from './accounts.queries.ts';
import { linkExpired } from './refusals.ts';
import type { SignInService } from './signing-in/sign-in.service.ts';

interface JoiningParts extends AccountParts {
  signIn: Pick<SignInService, 'openFor'>;
}

/** Whoever holds an invitation's link takes it up, once. */
export function createJoiningService({ db, clock, passwords, insistOnStrength, signIn }: JoiningParts) {
  async function getInvitation(token: string): Promise<InvitationRow> {
    const invitation = await findInvitation(db, hashToken(token), clock());
    if (!invitation) throw linkExpired();
    return invitation;
  }

  /** All or nothing: a username that is taken leaves the invitation as it was. */
  async function makeAccount({ token, username, name, password }: Joining): Promise<string> {
    const { email } = await getInvitation(token);
    await insistOnStrength({ password, owner: { username, email, name } });
    const hash = await passwords.hash(password);
    const id = randomUUID();
    await db.transaction(async (tx) => {
      const taken = await takeInvitation(tx, hashToken(token), clock());
      if (!taken) throw linkExpired();
      const account = { id, username, name, email: taken.email, role: taken.role };
      await insertAccount(tx, account, hash, clock());
      await recordAudit(tx, account, clock(), {
        action: 'joined',
        subject: 'account',
        subjectId: id,
        title: username,
        details: { role: taken.role, invitedBy: taken.invitedByName },
      });
    });
    return id;
  }

  return {
    view: getInvitation,

    async accept(joining: Joining, caller: Caller): Promise<SignInAnswer> {
      try {
        const account = await findAccount(db, await makeAccount(joining));
        return await signIn.openFor(account, joining.password, caller);
      } catch (error) {
        const constraint = takenConstraint(error);
        if (constraint === 'accounts_username') throw invalidFields({ username: { code: 'taken' } });
        throw constraint === 'accounts_email' ? linkExpired() : error;
      }
    },
  };
}
