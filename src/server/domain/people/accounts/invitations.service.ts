import type { Caller } from '#contract/people/accounts/caller.ts';
import type { NewInvitation } from '#contract/people/accounts/people.admin.schemas.ts';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { DAY } from '#contract/site/durations.ts';
import { limits } from '#contract/site/limits.ts';
import { adminLanguageOf } from '#i18n/admin/languages.ts';
import { recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { invalidFields, notFound } from '#server/lib/errors.ts';
import { newToken } from '#server/lib/one-time-token.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { invitationMail } from '#server/mail/account-mails.ts';
import type { AccountParts } from './account-parts.ts';
import {
  deleteInvitation,
  type InvitationRow,
  listInvitations,
  upsertInvitation,
} from './account-tokens.queries.ts';
import { findAccountByIdentifier } from './accounts.queries.ts';

const { validDays, perOwner } = limits.accounts.invitation;

/** Owners ask people to join. */
export function createInvitationsService({ db, clock, attempts, publicUrl, mailer }: AccountParts) {
  /** A mail that cannot be sent is no reason to invite nobody: the owner gets the link instead. */
  async function mailed(invitation: InvitationRow, link: string, caller: Caller): Promise<boolean> {
    if (!mailer) return false;
    const { email: to, role, invitedByName } = invitation;
    const mail = invitationMail({ to, role, invitedBy: invitedByName, link }, adminLanguageOf(caller.locale));
    return mailer.send(mail).then(
      () => true,
      () => false,
    );
  }

  return {
    async list(cursor: string | undefined, caller: Caller) {
      requireRole(caller, 'owner');
      return readPart(cursor, (after, limit) => listInvitations(db, after, limit), byCreation);
    },

    async invite({ email, role }: NewInvitation, caller: Caller) {
      const actor = requireRole(caller, 'owner');
      await attempts.count('invitations', actor.id, perOwner);
      if (await findAccountByIdentifier(db, email)) throw invalidFields({ email: { code: 'taken' } });
      const { token, hash } = newToken();
      const now = clock();
      const invitation = await db.transaction(async (tx) => {
        const stored = await upsertInvitation(tx, {
          email,
          role,
          tokenHash: hash,
          invitedById: actor.id,
          invitedByName: actor.name,
          createdAt: now,
          expiresAt: new Date(now.getTime() + validDays * DAY),
        });
        await recordAudit(tx, actor, now, {
          action: 'invited',
          subject: 'account',
          title: email,
          details: { role },
        });
        return stored;
      });
      const link = `${publicUrl}${otherPaths.adminInvitation(token)}`;
      return { invitation, link: (await mailed(invitation, link, caller)) ? null : link };
    },

    async revoke(id: number, caller: Caller): Promise<void> {
      const actor = requireRole(caller, 'owner');
      await db.transaction(async (tx) => {
        const gone = await deleteInvitation(tx, id);
        if (!gone) throw notFound('The invitation');
        await recordAudit(tx, actor, clock(), {
          action: 'invitation_revoked',
          subject: 'account',
          title: gone.email,
        });
      });
    },
  };
}
