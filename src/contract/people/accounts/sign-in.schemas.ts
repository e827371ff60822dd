import { z } from 'zod';
import { limits } from '#contract/site/limits.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { emailSchema, linkTokenSchema, passwordSchema } from './account-fields.schemas.ts';
import { shownPasskeySchema } from './passkeys.schemas.ts';

export const signInSchema = z.object({
  identifier: plainText(limits.accounts.emailChars).trim().min(1),
  password: passwordSchema,
});
export type SignInInput = z.output<typeof signInSchema>;

/** By what a second step can be done. */
export const secondSteps = ['code', 'passkey'] as const;

/** needed: a code or a passkey is asked for next, and nobody is signed in yet. */
export const signInAnswerSchema = z.object({
  secondFactor: z.enum(['needed', 'done']),
  /** Where it is needed. */
  by: z.array(z.enum(secondSteps)).optional(),
});
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;

/** Six digits from an authenticator, or a recovery code; spaces and dashes as people type them. */
export const codeSchema = plainText(40).trim().min(1);
export const signInCodeSchema = z.object({ code: codeSchema });

/** Whether a password came first: then only the passkeys of its account count. */
export const passkeyStepSchema = z.object({ afterPassword: z.boolean() });
export const passkeySignInSchema = passkeyStepSchema.extend({ passkey: shownPasskeySchema });
export type PasskeySignIn = z.output<typeof passkeySignInSchema>;

/** What the sign-in page has to know before anybody has signed in. */
export const signInOptionsSchema = z.object({
  /** Whether a forgotten password can be replaced by mail. */
  mail: z.boolean(),
});

export const passwordResetRequestSchema = z.object({ email: emailSchema });
export const passwordResetSchema = z.object({ token: linkTokenSchema, password: passwordSchema });
