import { defineEndpoints } from '#contract/site/endpoint.schemas.ts';
import { doneSchema } from './account-fields.schemas.ts';
import { passkeyRequestSchema } from './passkeys.schemas.ts';
import {
  passkeySignInSchema,
  passkeyStepSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  signInAnswerSchema,
  signInCodeSchema,
  signInOptionsSchema,
  signInSchema,
} from './sign-in.schemas.ts';

/** Open to strangers, because it is how one stops being one. */
const open = { access: 'public', cache: 'no-store' } as const;

export const signInEndpoints = defineEndpoints({
  getSignInOptions: {
    ...open,
    method: 'GET',
    path: '/api/admin/login',
    summary: 'What the sign-in page offers',
    response: signInOptionsSchema,
  },
  signIn: {
    ...open,
    method: 'POST',
    path: '/api/admin/login',
    summary: 'Signs in with username or e-mail and password, or asks for the second factor',
    messageOnTop: true,
    body: signInSchema,
    response: signInAnswerSchema,
  },
  signInWithCode: {
    ...open,
    method: 'POST',
    path: '/api/admin/login/second-factor',
    summary: 'The second step: a code from the authenticator, or a recovery code',
    messageOnTop: true,
    body: signInCodeSchema,
    response: signInAnswerSchema,
  },
  startPasskeySignIn: {
    ...open,
    method: 'POST',
    path: '/api/admin/login/passkey/options',
    summary: 'What a browser needs to ask for a passkey; after a password, for one of that account',
    body: passkeyStepSchema,
    response: passkeyRequestSchema,
  },
  signInWithPasskey: {
    ...open,
    method: 'POST',
    path: '/api/admin/login/passkey',
    summary: 'Signs in with a passkey: by itself, or as the second step after a password',
    messageOnTop: true,
    body: passkeySignInSchema,
    response: signInAnswerSchema,
  },
  signOut: {
    ...open,
    method: 'POST',
    path: '/api/admin/logout',
    summary: 'Ends the session on the server, where there is one',
    response: doneSchema,
  },
  requestPasswordReset: {
    ...open,
    method: 'POST',
    path: '/api/admin/password-resets',
    summary: 'Mails a link for a new password; the answer is the same whether the address is known or not',
    body: passwordResetRequestSchema,
    response: doneSchema,
  },
  resetPassword: {
    ...open,
    method: 'POST',
    path: '/api/admin/password-resets/use',
    summary: 'Sets a new password by the link, once, and ends every session',
    body: passwordResetSchema,
    response: doneSchema,
  },
});
