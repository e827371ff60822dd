import { z } from 'zod';

/** How much the page of a search shows. Articles are counted as far as it lists them. */
export const foundCountSchema = z.object({ posts: z.int(), reviews: z.int() });
export type FoundCount = z.infer<typeof foundCountSchema>;
