import { z } from 'zod';
import { availabilities, marketplaces } from '#contract/commerce/products/products.schemas.ts';
import { listOf } from '#contract/site/list.schemas.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import {
  heldDecisions,
  priceItemReasons,
  priceOutcomes,
  priceRunStates,
  priceRunTriggers,
  priceStopReasons,
} from './price-runs.words.ts';

export const priceRunSchema = z.object({
  id: z.int(),
  locale: localeSchema,
  marketplace: z.enum(marketplaces),
  shopName: z.string(),
  trigger: z.enum(priceRunTriggers),
  /** Who asked for it; empty where nobody did. */
  startedBy: z.string(),
  state: z.enum(priceRunStates),
  /** Why it stopped. */
  reason: z.enum(priceStopReasons).nullable(),
  total: z.int(),
  /** What became of its offers; those in none of them wait, or are left to the next run. */
  counts: z.record(z.enum(priceOutcomes), z.int()),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type PriceRun = z.infer<typeof priceRunSchema>;
export const priceRunListSchema = listOf(priceRunSchema);

export const priceRunItemSchema = z.object({
  id: z.int(),
  outcome: z.enum(priceOutcomes),
  reason: z.enum(priceItemReasons).nullable(),
  /** Minor units. */
  price: z.int().nullable(),
  previousPrice: z.int().nullable(),
  currency: z.string(),
  availability: z.enum(availabilities),
  at: z.iso.datetime(),
  /** Of a held price: what somebody made of it. */
  decision: z.enum(heldDecisions).nullable(),
  offerId: z.int(),
  locale: localeSchema,
  marketplace: z.enum(marketplaces),
  product: z.object({ id: z.int(), brand: z.string(), name: z.string(), imageUrl: z.string().nullable() }),
});
export type PriceRunItem = z.infer<typeof priceRunItemSchema>;
export const priceRunItemListSchema = listOf(priceRunItemSchema);

/** A price that waits for somebody to look at it, beside the one that readers see. */
export const heldPriceSchema = priceRunItemSchema.extend({ currentPrice: z.int().nullable() });
export type HeldPrice = z.infer<typeof heldPriceSchema>;
export const heldPriceListSchema = listOf(heldPriceSchema);

/** A shop that an edition can ask for prices. */
export const priceSourceLineSchema = z.object({
  locale: localeSchema,
  marketplace: z.enum(marketplaces),
  shopName: z.string(),
  /** Why it cannot be asked; null where it can. */
  obstacle: z.enum(priceStopReasons).nullable(),
  offers: z.int(),
  /** Those with a price that readers may see now. */
  priced: z.int(),
  lastRun: priceRunSchema.nullable(),
});
export type PriceSourceLine = z.infer<typeof priceSourceLineSchema>;
export const priceSourceListSchema = z.object({ items: z.array(priceSourceLineSchema) });

export const newPriceRunSchema = z.object({ locale: localeSchema, marketplace: z.enum(marketplaces) });
export const heldDecisionSchema = z.object({ accept: z.boolean() });
export const heldDecidedSchema = z.object({ decided: z.literal(true) });
