import { z } from 'zod';
import { auditFilterSchema, auditListSchema } from '#contract/people/audit/audit.admin.schemas.ts';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { doneSchema } from './account-fields.schemas.ts';
import {
  invitationListSchema,
  invitationOfferSchema,
  invitationSentSchema,
  invitationTokenSchema,
  joiningSchema,
  newInvitationSchema,
  userChangeSchema,
  userListSchema,
  userSchema,
} from './people.admin.schemas.ts';
import { signInAnswerSchema } from './sign-in.schemas.ts';

const ofEditors = { access: 'editor', cache: 'no-store' } as const;
const ofOwners = { access: 'owner', cache: 'no-store' } as const;
/** Who decides who may come in has to be who they were when they came in. */
const power = { ...ofOwners, proof: true } as const;
const open = { access: 'public', cache: 'no-store' } as const;
const paged = z.object({ cursor: plainText(200).optional() });

/** Who works here, who is asked to, and what everybody did. */
export const peopleEndpoints = defineEndpoints({
  listUsers: {
    ...ofEditors,
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Everybody with an account, by username',
    query: paged,
    response: userListSchema,
  },
  updateUser: {
    ...power,
    method: 'PATCH',
    path: '/api/admin/users/:id',
    summary: 'Changes somebody’s role, or lets them in or not (owners)',
    params: z.object({ id: plainText(100).min(1) }),
    body: userChangeSchema,
    response: userSchema,
  },
  listInvitations: {
    ...ofOwners,
    method: 'GET',
    path: '/api/admin/invitations',
    summary: 'Invitations that nobody has taken up yet, newest first (owners)',
    query: paged,
    response: invitationListSchema,
  },
  invite: {
    ...power,
    method: 'POST',
    path: '/api/admin/invitations',
    summary: 'Asks somebody to join; an earlier invitation of the same address is void (owners)',
    body: newInvitationSchema,
    response: invitationSentSchema,
  },
  revokeInvitation: {
    ...power,
    method: 'DELETE',
    path: '/api/admin/invitations/:id',
    summary: 'Takes an invitation back (owners)',
    params: z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    response: doneSchema,
  },
  viewInvitation: {
    ...open,
    method: 'POST',
    path: '/api/admin/invitations/view',
    summary: 'What a link invites to',
    body: invitationTokenSchema,
    response: invitationOfferSchema,
  },
  acceptInvitation: {
    ...open,
    method: 'POST',
    path: '/api/admin/invitations/accept',
    summary: 'Makes the account that a link invites to, once, and signs in',
    body: joiningSchema,
    response: signInAnswerSchema,
  },
  listAudit: {
    ...ofEditors,
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'What was done, newest first (editors and owners)',
    query: auditFilterSchema,
    response: auditListSchema,
  },
});
