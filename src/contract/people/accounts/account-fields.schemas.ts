import { z } from 'zod';
import { limits } from '#contract/site/limits.ts';
import { roles } from '#contract/site/roles.ts';
import { plainText } from '#contract/site/text.schemas.ts';

const { username, name, emailChars, typedPasswordChars } = limits.accounts;

export const roleSchema = z.enum(roles);

/** Small letters, digits, and signs between them: never to be confused with an address. */
export const usernameSchema = plainText(username.max)
  .trim()
  .toLowerCase()
  .min(username.min)
  .regex(/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/);
/** One line: it stands in the subject of a mail. */
export const personNameSchema = plainText(name.max)
  .trim()
  .min(1)
  .regex(/^\P{Cc}*$/u);
export const emailSchema = plainText(emailChars).trim().toLowerCase().min(1).pipe(z.email());

/** Whether a new one is good enough is said by password-rules.ts, in words. */
export const passwordSchema = z.string().min(1).max(typedPasswordChars);

/** The part of a link that proves where it came from. */
export const linkTokenSchema = plainText(100).min(1);

/** For calls that have nothing to tell but that they were done. */
export const doneSchema = z.object({ done: z.literal(true) });
