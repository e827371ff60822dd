import { z } from 'zod';

export const sessionSchema = z.object({
  id: z.string(),
  /** As far as the browser says; null where it does not. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** To within five minutes. */
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
});
export type SessionView = z.infer<typeof sessionSchema>;

export const sessionListSchema = z.object({ items: z.array(sessionSchema), nextCursor: z.null() });
