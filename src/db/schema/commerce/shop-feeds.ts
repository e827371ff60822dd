import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FeedShape } from '#contract/commerce/imports/imports.words.ts';
import type {
  FeedFigures,
  FeedInterval,
  FeedResult,
} from '#contract/commerce/shop-feeds/shop-feeds.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import { createdAt, id, moment, updatedAt } from '../columns.ts';

/** A file that a shop offers at an address, and that is fetched without anybody asking. */
export const shopFeeds = pgTable(
  'shop_feeds',
  {
    id: id(),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    /** Sealed by the installation's key: there may be a password in it. The host alone is for people. */
    address: text('address').notNull(),
    host: text('host').notNull(),
    /** The network as whose file it is read, where somebody says so before the first one comes. */
    network: text('network'),
    everyHours: integer('every_hours').$type<FeedInterval>().notNull(),
    atHour: integer('at_hour').notNull(),
    paused: boolean('paused').notNull().default(false),
    nextAt: moment('next_at').notNull(),
    /** How it is read, as somebody said who looked at it and took it in. What the contract says of a mapping. */
    mapping: jsonb('mapping').$type<unknown>(),
    shape: jsonb('shape').$type<FeedShape>(),
    figures: jsonb('figures').$type<FeedFigures>(),
    /** Why the next file waits for a person, whatever it looks like. */
    lookBecause: text('look_because').$type<'after_undo' | 'new_address'>(),
    etag: text('etag'),
    lastModified: text('last_modified'),
    contentHash: text('content_hash'),
    /** By which a host of files is known again (SFTP). */
    hostKey: text('host_key'),
    fetchedAt: moment('fetched_at'),
    result: text('result').$type<FeedResult>(),
    status: integer('status'),
    failures: integer('failures').notNull().default(0),
    /** The newest import that came of it, and the newest that was taken in. No keys: imports are forgotten. */
    importId: bigint('import_id', { mode: 'number' }),
    appliedImportId: bigint('applied_import_id', { mode: 'number' }),
    appliedAt: moment('applied_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('shop_feeds_name').on(table.name),
    index('shop_feeds_due').on(table.nextAt).where(sql`NOT paused`),
  ],
);
