import { z } from 'zod';
import { clickPositions } from '#contract/commerce/clicks/clicks.words.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';

/** What a report says whole, or what part of it the clicks make likely: never one sum. */
const blockMoneySchema = z.object({
  source: z.string(),
  sourceName: z.string(),
  currency: z.string(),
  amount: z.int(),
});
export type BlockMoney = z.infer<typeof blockMoneySchema>;

export const earnedBlocksQuery = z.object({
  locale: localeSchema.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Of one article or review: "post:12". */
  page: z
    .string()
    .max(24)
    .regex(/^(?:post|review):[1-9]\d{0,14}$/)
    .optional(),
});
export type EarnedBlocksQuery = z.infer<typeof earnedBlocksQuery>;

/** Links to one product at one place of one page. */
export const earnedBlockSchema = z.object({
  locale: localeSchema,
  /** "post:12"; empty where a report says the place and not the page. */
  page: z.string(),
  pageName: z.string(),
  /** null where nothing says it. */
  position: z.enum(clickPositions).nullable(),
  /** 0 where no product of ours is known. */
  productId: z.int(),
  productName: z.string(),
  clicks: z.int(),
  /** Of the whole page; null where pages like it are not told apart. */
  views: z.int().nullable(),
  reported: z.array(blockMoneySchema),
  estimated: z.array(blockMoneySchema),
});
export type EarnedBlock = z.infer<typeof earnedBlockSchema>;

export const earnedBlocksSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  items: z.array(earnedBlockSchema),
  /** How many there are in all. */
  rows: z.int(),
  /** Of all rows; with what no link can have brought in, it is what was reported. */
  totals: z.object({
    reported: z.array(blockMoneySchema),
    estimated: z.array(blockMoneySchema),
    unplaced: z.array(blockMoneySchema),
  }),
});
export type EarnedBlocks = z.infer<typeof earnedBlocksSchema>;
