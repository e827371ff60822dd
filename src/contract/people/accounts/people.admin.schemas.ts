import { z } from 'zod';
import {
  emailSchema,
  linkTokenSchema,
  passwordSchema,
  personNameSchema,
  roleSchema,
  usernameSchema,
} from './account-fields.schemas.ts';

export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  role: roleSchema,
  active: z.boolean(),
  secondFactor: z.boolean(),
  /** For somebody who needs one and has none: until when they can do without. */
  secondFactorDue: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Null for somebody who has no session. */
  lastSeenAt: z.iso.datetime().nullable(),
});
export type UserView = z.infer<typeof userSchema>;

export const userListSchema = z.object({ items: z.array(userSchema), nextCursor: z.string().nullable() });

export const userChangeSchema = z.object({
  role: roleSchema.optional(),
  active: z.boolean().optional(),
});
export type UserChange = z.output<typeof userChangeSchema>;

export const invitationSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  role: roleSchema,
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  expired: z.boolean(),
});
export type InvitationView = z.infer<typeof invitationSchema>;

export const invitationListSchema = z.object({
  items: z.array(invitationSchema),
  nextCursor: z.string().nullable(),
});

export const newInvitationSchema = z.object({ email: emailSchema, role: roleSchema });
export type NewInvitation = z.output<typeof newInvitationSchema>;

export const invitationSentSchema = z.object({
  invitation: invitationSchema,
  /** To be handed on by the owner; null where it went by mail. */
  link: z.string().nullable(),
});

export const invitationTokenSchema = z.object({ token: linkTokenSchema });
/** What somebody who was invited may know before joining. */
export const invitationOfferSchema = z.object({
  email: z.string(),
  role: roleSchema,
  invitedBy: z.string(),
});

export const joiningSchema = z.object({
  token: linkTokenSchema,
  username: usernameSchema,
  name: personNameSchema,
  password: passwordSchema,
});
export type Joining = z.output<typeof joiningSchema>;
