import { z } from 'zod';
import { auditListSchema } from '#contract/people/audit/audit.admin.schemas.ts';
import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { doneSchema } from './account-fields.schemas.ts';
import { meChangeSchema, meSchema, passwordChangeSchema } from './accounts.admin.schemas.ts';
import {
  confirmationSchema,
  passwordAgainSchema,
  passwordAndCodeSchema,
  recoveryCodesSchema,
  secondFactorStartSchema,
} from './second-factor.schemas.ts';
import { sessionListSchema } from './sessions.schemas.ts';
import { signInCodeSchema } from './sign-in.schemas.ts';

const own = { access: 'author', cache: 'no-store' } as const;
/** Needed to see who is there, and to set a second factor up. */
const setUp = { whileUnprotected: true } as const;

/** What everybody may see and change of their own account. */
export const accountEndpoints = defineEndpoints({
  getMe: {
    ...own,
    ...setUp,
    method: 'GET',
    path: '/api/admin/me',
    summary: 'Who is signed in',
    response: meSchema,
  },
  updateMe: {
    ...own,
    method: 'PATCH',
    path: '/api/admin/me',
    summary: 'Changes one’s own name',
    body: meChangeSchema,
    response: meSchema,
  },
  changePassword: {
    ...own,
    method: 'POST',
    path: '/api/admin/password',
    summary: 'Changes one’s own password, and ends one’s other sessions',
    body: passwordChangeSchema,
    response: doneSchema,
  },
  confirmIdentity: {
    ...own,
    ...setUp,
    method: 'POST',
    path: '/api/admin/confirmation',
    summary: 'Shows once more who is at the keyboard; for ten minutes owners’ powers ask no more',
    body: confirmationSchema,
    response: doneSchema,
  },
  checkConfirmation: {
    ...own,
    ...setUp,
    proof: true,
    method: 'GET',
    path: '/api/admin/confirmation',
    summary: 'Whether that still counts: to be asked before what a browser sends or fetches at length',
    response: doneSchema,
  },
  listAccountChanges: {
    ...own,
    method: 'GET',
    path: '/api/admin/me/changes',
    summary: 'What was lately changed about one’s own account, and by whom',
    response: auditListSchema,
  },
  listSessions: {
    ...own,
    method: 'GET',
    path: '/api/admin/sessions',
    summary: 'Where one is signed in',
    response: sessionListSchema,
  },
  revokeOtherSessions: {
    ...own,
    method: 'DELETE',
    path: '/api/admin/sessions',
    summary: 'Ends every session of one’s own but this one',
    response: doneSchema,
  },
  revokeSession: {
    ...own,
    method: 'DELETE',
    path: '/api/admin/sessions/:id',
    summary: 'Ends one session of one’s own',
    params: z.object({ id: plainText(100).min(1) }),
    response: doneSchema,
  },
  forgetDevices: {
    ...own,
    method: 'DELETE',
    path: '/api/admin/devices',
    summary: 'Forgets in which browsers one has signed in before, this one included; sessions stay',
    response: doneSchema,
  },
  startSecondFactor: {
    ...own,
    ...setUp,
    method: 'POST',
    path: '/api/admin/second-factor',
    summary: 'Makes a secret for an authenticator; it counts once a code has confirmed it',
    body: passwordAgainSchema,
    response: secondFactorStartSchema,
  },
  confirmSecondFactor: {
    ...own,
    ...setUp,
    method: 'POST',
    path: '/api/admin/second-factor/confirm',
    summary: 'Switches the second factor on, and shows the recovery codes this once',
    body: signInCodeSchema,
    response: recoveryCodesSchema,
  },
  renewRecoveryCodes: {
    ...own,
    method: 'POST',
    path: '/api/admin/second-factor/codes',
    summary: 'Replaces the recovery codes; the old ones are void',
    body: passwordAgainSchema,
    response: recoveryCodesSchema,
  },
  disableSecondFactor: {
    ...own,
    method: 'POST',
    path: '/api/admin/second-factor/disable',
    summary: 'Switches the second factor off',
    body: passwordAndCodeSchema,
    response: doneSchema,
  },
});
