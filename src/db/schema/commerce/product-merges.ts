import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MergeKind } from '#contract/commerce/product-merges/product-merges.words.ts';
import type { ContentDocument } from '#contract/writing/content/content.schemas.ts';
import { createdAt, id, moment } from '../columns.ts';

/** A text that was changed: its version since, and how it was where the change cannot be turned round. */
export interface ChangedText {
  id: number;
  version: number;
  former?: ContentDocument;
}

/** By what a product is known: its own, and further ones. */
export interface Barcodes {
  ean: string | null;
  otherEans: string[];
}

/** What went from one product to the other, as far as it is needed to bring it back. */
export interface MovedThings {
  offers: { id: number; preferred: boolean }[];
  shopLinks: number[];
  /** Reviews that changed their product. */
  reviews: number[];
  posts: ChangedText[];
  /** Reviews that were moved or whose text was changed. */
  reviewTexts: ChangedText[];
  /** Products that named it as what came after them. */
  predecessors?: number[];
  ean: string | null;
  /** What each was known by before; missing where a product had one barcode at most, and `ean` alone says what went along. */
  barcodes?: { from: Barcodes; to: Barcodes };
  /** When the one that was merged had been put away before. */
  archivedAt: string | null;
  /** Of both products since: another one, and somebody has worked on it. */
  versions: { from: number; to: number };
}

/** Products that became one, and offers that became a product of their own. What is gone stays named here. */
export const productMerges = pgTable(
  'product_merges',
  {
    id: id(),
    kind: text('kind').$type<MergeKind>().notNull(),
    fromId: bigint('from_id', { mode: 'number' }).notNull(),
    toId: bigint('to_id', { mode: 'number' }).notNull(),
    moved: jsonb('moved').$type<MovedThings>().notNull(),
    byId: text('by_id').notNull(),
    by: text('by').notNull(),
    createdAt: createdAt(),
    undoneBy: text('undone_by'),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    index('product_merges_from').on(table.fromId, table.createdAt),
    index('product_merges_to').on(table.toId, table.createdAt),
  ],
);
