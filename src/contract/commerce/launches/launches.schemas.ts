import { z } from 'zod';
import { reviewCardSchema } from '#contract/commerce/reviews/reviews.schemas.ts';

/** The products that an edition presented on one day; a day without any has its neighbours all the same. */
export const launchDaySchema = z.object({
  /** null where an edition has never presented anything. */
  date: z.iso.date().nullable(),
  reviews: z.array(reviewCardSchema),
  /** What they cost on that day, of shops that allow keeping it. */
  prices: z.array(z.object({ reviewId: z.int(), price: z.int(), currency: z.string() })),
  previous: z.iso.date().nullable(),
  next: z.iso.date().nullable(),
});
export type LaunchDay = z.infer<typeof launchDaySchema>;
