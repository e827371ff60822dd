import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type {
  FeedProblemCode,
  FeedShape,
  HeldReason,
  ImportState,
  RowOutcome,
  RowProblem,
  RowUndo,
} from '#contract/commerce/imports/imports.words.ts';
import type { Availability, ProductSpecs } from '#contract/commerce/products/products.schemas.ts';
import { createdAt, id, moment, updatedAt } from '../columns.ts';
import { shopFeeds } from './shop-feeds.ts';

/** What the contract says of a mapping (contract/commerce/imports/imports.admin.schemas.ts); read through its schema. */
type StoredMapping = unknown;

/** How a feed is read, for the next time it comes. */
export const importMappings = pgTable('import_mappings', {
  feed: text('feed').primaryKey(),
  mapping: jsonb('mapping').$type<StoredMapping>().notNull(),
  /** How many rows it had when it was last taken in. */
  lastTotal: integer('last_total'),
  updatedAt: updatedAt(),
});

/** A file that somebody brought in, and how far it is. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    feed: text('feed').notNull().default(''),
    fileName: text('file_name').notNull(),
    /** Its name below DATA_DIR/imports. */
    storedAs: text('stored_as').notNull(),
    bytes: integer('bytes').notNull(),
    shape: jsonb('shape').$type<FeedShape>().notNull(),
    columns: jsonb('columns').$type<string[]>().notNull(),
    sample: jsonb('sample').$type<Record<string, string>[]>().notNull(),
    mapping: jsonb('mapping').$type<StoredMapping>(),
    state: text('state').$type<ImportState>().notNull().default('uploaded'),
    problem: text('problem').$type<FeedProblemCode>(),
    total: integer('total'),
    checked: integer('checked').notNull().default(0),
    /** Of a feed that is kept as a catalogue: the rows that are in it. */
    catalogued: integer('catalogued'),
    lastTotal: integer('last_total'),
    startedById: text('started_by_id').notNull(),
    startedBy: text('started_by').notNull(),
    /** The server that works on it, and when it was last heard of. */
    worker: text('worker'),
    heartbeatAt: moment('heartbeat_at'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
    /** When it was taken in, with what everything was before: it can be taken back. */
    appliedAt: moment('applied_at'),
    /** Where it is taken in part by part: up to which row that was done. */
    appliedRow: integer('applied_row'),
    undoneById: text('undone_by_id'),
    undoneBy: text('undone_by'),
    undoneAt: moment('undone_at'),
    /** The feed that it came from by itself. */
    shopFeedId: bigint('shop_feed_id', { mode: 'number' }).references(() => shopFeeds.id, {
      onDelete: 'set null',
    }),
    /** Nobody has asked for it: it is taken in where it looks like the last one, and otherwise waits, for these reasons. */
    unattended: boolean('unattended').notNull().default(false),
    held: jsonb('held').$type<HeldReason[]>().notNull().default([]),
  },
  (table) => [
    index('imports_newest').on(table.createdAt, table.id),
    index('imports_at_work')
      .on(table.id)
      .where(
        sql`state IN ('waiting_to_check', 'checking', 'waiting_to_apply', 'applying', 'waiting_to_undo', 'undoing')`,
      ),
  ],
);

/** Facts of a product that a row brings; what is not there stays. */
export interface StagedFacts {
  brand?: string;
  name?: string;
  ean?: string;
  imageUrl?: string;
  specs?: ProductSpecs;
  searchText?: string;
}
export interface StagedOffer {
  externalId?: string | null;
  url?: string | null;
  price?: number | null;
  listPrice?: number | null;
  deliveryPrice?: number | null;
  availability?: Availability;
  currency: string;
}
/** What a row's product and offer were before it was taken in; null for what the row has made. */
export interface FormerThings {
  product: (Omit<StagedFacts, 'ean' | 'imageUrl'> & { ean: string | null; imageUrl: string | null }) | null;
  offer: (StagedOffer & { source: string; fetchedAt: string | null; updatedAt: string }) | null;
}
export interface StagedChange {
  field: string;
  from: string | number | boolean | null;
  to: string | number | boolean | null;
}

/** What a row would do, worked out before anything is done. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: bigint('import_id', { mode: 'number' })
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    outcome: text('outcome').$type<RowOutcome>().notNull(),
    title: text('title').notNull().default(''),
    problem: text('problem').$type<RowProblem>(),
    field: text('field'),
    value: text('value'),
    /** What it is about: of two rows about the same, the later one counts. */
    key: text('key'),
    productId: bigint('product_id', { mode: 'number' }),
    isNewProduct: boolean('is_new_product').notNull().default(false),
    /** The product's when it was looked at: another one, and nothing is taken in. */
    productVersion: integer('product_version'),
    offerId: bigint('offer_id', { mode: 'number' }),
    facts: jsonb('facts').$type<StagedFacts>(),
    offer: jsonb('offer').$type<StagedOffer>(),
    changes: jsonb('changes').$type<StagedChange[]>().notNull().default([]),
    jump: boolean('jump').notNull().default(false),
    /** Whether the price could be compared with one that was there. */
    compared: boolean('compared').notNull().default(false),
    former: jsonb('former').$type<FormerThings>(),
    /** What came of it when the import was taken back. */
    undo: text('undo').$type<RowUndo>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('import_rows_by_outcome').on(table.importId, table.outcome, table.row),
    index('import_rows_by_key').on(table.importId, table.key),
  ],
);
