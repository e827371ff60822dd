import { z } from 'zod';

/** A stored way to a shop: where it leads, and what it is. */
export const shopLinkSchema = z.object({ slug: z.string(), title: z.string(), url: z.string() });
export type ShopLink = z.infer<typeof shopLinkSchema>;
