import { z } from 'zod';
import { passwordSchema, personNameSchema, roleSchema } from './account-fields.schemas.ts';

export const meSchema = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  /** The first administrator may have none. */
  email: z.string().nullable(),
  role: roleSchema,
  /** Whether the password alone is not enough. */
  secondFactor: z.boolean(),
  /** By what it is shown: codes of an authenticator, passkeys, or both. */
  authenticator: z.boolean(),
  passkeys: z.number().int(),
  /** For somebody who needs one and has none: until when they can do without. */
  secondFactorDue: z.iso.datetime().nullable(),
  /** That time is over: all that they can do is to set one up. */
  unprotected: z.boolean(),
  /** Whether this installation sends mail. */
  mail: z.boolean(),
});
export type Me = z.infer<typeof meSchema>;

export const meChangeSchema = z.object({ name: personNameSchema });

export const passwordChangeSchema = z.object({
  currentPassword: passwordSchema,
  newPassword: passwordSchema,
});
export type PasswordChange = z.output<typeof passwordChangeSchema>;
