import { z } from 'zod';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import { plainText } from '#contract/site/text.schemas.ts';
import { innerPageSchema } from '../inner-links/inner-links.admin.schemas.ts';
import { linkingKinds } from '../inner-links/inner-links.words.ts';
import { renewalReasons, renewalStates, renewalSteps } from './renewals.words.ts';

const moment = z.iso.datetime();

export const renewalSchema = z.object({
  page: innerPageSchema,
  /** Clicks a month that are at stake: the sum of the lines. */
  points: z.number(),
  lines: z.array(
    z.object({ reason: z.enum(renewalReasons), points: z.number(), n: z.number(), of: z.number() }),
  ),
  /** Of the last thirty days, and of the thirty before them. */
  clicks: z.int(),
  clicksBefore: z.int(),
  views: z.int(),
  /** What the points are worth a month by what the edition's clicks have earned; null where nobody knows. */
  estimate: z.object({ amount: z.int(), currency: z.string() }).nullable(),
  takenBy: z.string().nullable(),
  isMine: z.boolean(),
  snoozedUntil: moment.nullable(),
});
export type Renewal = z.infer<typeof renewalSchema>;

export const renewalListQuery = z.object({
  locale: localeSchema.optional(),
  kind: z.enum(linkingKinds).optional(),
  reason: z.enum(renewalReasons).optional(),
  state: z.enum(renewalStates).default('open'),
  cursor: plainText(200).optional(),
});
export type RenewalListQuery = z.output<typeof renewalListQuery>;

export const renewalListSchema = z.object({
  items: z.array(renewalSchema),
  nextCursor: z.string().nullable(),
  /** When everything was weighed last; null before the first time. */
  weighedAt: moment.nullable(),
});
export type RenewalList = z.infer<typeof renewalListSchema>;

export const renewalParams = z.object({
  kind: z.enum(linkingKinds),
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});
export const renewalStepSchema = z.strictObject({
  step: z.enum(renewalSteps),
  /** For `snooze`: how long nobody wants to hear of it. */
  days: z.int().min(1).max(365).default(30),
});
export type RenewalStepInput = z.output<typeof renewalStepSchema>;
