import { z } from 'zod';
import { passwordSchema } from './account-fields.schemas.ts';
import { codeSchema } from './sign-in.schemas.ts';

export const passwordAgainSchema = z.object({ password: passwordSchema });
export const passwordAndCodeSchema = z.object({ password: passwordSchema, code: codeSchema });

/** How somebody who is signed in shows once more who they are; the code where their account has a second factor. */
export const confirmationSchema = z.object({ password: passwordSchema, code: codeSchema.optional() });
export type Confirmation = z.output<typeof confirmationSchema>;

export const secondFactorStartSchema = z.object({
  uri: z.string(),
  /** For those who type it in: base32. */
  secret: z.string(),
  /** The same as a picture: a square of so many units a side, and the path that fills the dark ones. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
});
export type SecondFactorStart = z.infer<typeof secondFactorStartSchema>;

/** Shown this once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
