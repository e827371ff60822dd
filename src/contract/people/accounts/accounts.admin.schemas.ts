import { z } from 'zod';
import { passwordSchema, personNameSchema, roleSchema } from './account-fields.schemas.ts';

export const meSchema = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  /** The first administrator may have none. */
  email: z.string().nullable(),
  role: roleSchema,
  secondFactor: z.boolean(),
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
