import type { Api } from '#contract/all.endpoints.ts';
import { presentInvitation, presentUser } from '#server/domain/people/accounts/accounts.presenter.ts';
import { presentAuditEntry } from '#server/domain/people/audit/audit.presenter.ts';
import { presentPart } from '#server/lib/parts.ts';
import type { Services } from '#server/services.ts';

const done = { done: true } as const;

export const peopleCalls = ({ accounts, audit, clock }: Pick<Services, 'accounts' | 'audit' | 'clock'>) => {
  const { people, invitations, joining } = accounts;
  return {
    listUsers: ({ cursor }, caller) => presentPart(people.list(cursor, caller), presentUser),
    updateUser: async ({ id, body }, caller) => presentUser(await people.update(id, body, caller)),
    listInvitations: async ({ cursor }, caller) => {
      const { items, nextCursor } = await invitations.list(cursor, caller);
      return { items: items.map((each) => presentInvitation(each, clock())), nextCursor };
    },
    invite: async ({ body }, caller) => {
      const { invitation, link } = await invitations.invite(body, caller);
      return { invitation: presentInvitation(invitation, clock()), link };
    },
    revokeInvitation: async ({ id }, caller) => {
      await invitations.revoke(id, caller);
      return done;
    },
    viewInvitation: async ({ body }) => {
      const { email, role, invitedByName } = await joining.view(body.token);
      return { email, role, invitedBy: invitedByName };
    },
    acceptInvitation: ({ body }, caller) => joining.accept(body, caller),
    listAudit: (filter, caller) => presentPart(audit.list(filter, caller), presentAuditEntry),
  } satisfies Partial<Api>;
};
