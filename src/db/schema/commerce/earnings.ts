import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ClickPosition } from '#contract/commerce/clicks/clicks.words.ts';
import type { PageKind } from '#contract/commerce/clicks/counted-page.ts';
import type {
  EarningReportState,
  ReportFigures,
  ReportFileProblem,
  ReportReading,
  ReportTable,
  StateSum,
} from '#contract/commerce/earnings/earnings.words.ts';
import type { EarningState } from '#contract/commerce/networks/network.ts';
import type { Locale } from '#contract/site/locales.ts';
import { createdAt, id, moment, updatedAt } from '../columns.ts';

/** What the release before this one knows of earnings; nobody reads or writes it any more, and it goes with the next release. */
export const formerEarnings = pgTable(
  'earnings',
  {
    day: date('day').notNull(),
    tag: text('tag').notNull(),
    externalId: text('external_id').notNull().default(''),
    locale: text('locale').$type<Locale>().notNull(),
    orderedItems: integer('ordered_items').notNull().default(0),
    shippedItems: integer('shipped_items').notNull().default(0),
    revenue: bigint('revenue', { mode: 'number' }).notNull().default(0),
    earned: bigint('earned', { mode: 'number' }).notNull().default(0),
    currency: text('currency').notNull(),
  },
  (table) => [
    primaryKey({ name: 'earnings_key', columns: [table.locale, table.day, table.tag, table.externalId] }),
  ],
);

/** A file that somebody brought in, how far it is, and what it came to. */
export const earningReports = pgTable(
  'earning_reports',
  {
    id: id(),
    fileName: text('file_name').notNull(),
    /** Its name among what is kept; null once nobody needs it any more. */
    storedAs: text('stored_as'),
    /** Of its bytes: the same file is known by it. */
    sha256: text('sha256').notNull(),
    state: text('state').$type<EarningReportState>().notNull().default('uploaded'),
    problem: text('problem').$type<ReportFileProblem>(),
    locale: text('locale').$type<Locale>(),
    tables: jsonb('tables').$type<ReportTable[]>().notNull().default([]),
    reading: jsonb('reading').$type<ReportReading>(),
    figures: jsonb('figures').$type<ReportFigures>(),
    stored: jsonb('stored').$type<StateSum[]>(),
    /** Rows that were read so far. */
    read: integer('read').notNull().default(0),
    startedById: text('started_by_id').notNull(),
    startedBy: text('started_by').notNull(),
    worker: text('worker'),
    heartbeatAt: moment('heartbeat_at'),
    createdAt: createdAt(),
    takenInAt: moment('taken_in_at'),
  },
  (table) => [
    index('earning_reports_newest').on(table.createdAt, table.id),
    index('earning_reports_of_file').on(table.sha256),
    index('earning_reports_at_work')
      .on(table.id)
      .where(sql`state IN ('waiting_to_check', 'checking', 'waiting_to_apply', 'applying')`),
  ],
);

/** What a shop or a network reports of one sale, return or correction, or of a tag's whole period. */
export const earningRows = pgTable(
  'earning_rows',
  {
    /** A network's id, or "amazon". */
    source: text('source').notNull(),
    /** The network's own number of it; where it has none, a fingerprint of the row and its how-manieth of that kind. */
    key: text('key').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The edition's; the last one, of what was reported for a period. */
    day: date('day').notNull(),
    periodFrom: date('period_from'),
    state: text('state').$type<EarningState>().notNull(),
    tag: text('tag').notNull().default(''),
    subId: text('sub_id').notNull().default(''),
    /** Where the link stood, as the sub-id or the tag of a place says; empty and 0 where neither does. */
    pageKind: text('page_kind').$type<PageKind | ''>().notNull().default(''),
    pageId: bigint('page_id', { mode: 'number' }).notNull().default(0),
    position: text('position').$type<ClickPosition | ''>().notNull().default(''),
    /** The product that the link led to, which is not always what was bought. */
    productId: bigint('product_id', { mode: 'number' }).notNull().default(0),
    /** The shop's own number of the product; empty where the report has none. */
    externalId: text('external_id').notNull().default(''),
    orderedItems: integer('ordered_items').notNull().default(0),
    shippedItems: integer('shipped_items').notNull().default(0),
    /** Minor units; what was returned or corrected is negative. */
    revenue: bigint('revenue', { mode: 'number' }).notNull().default(0),
    earned: bigint('earned', { mode: 'number' }).notNull().default(0),
    /** As the report says, which is not always the edition's. */
    currency: text('currency').notNull(),
    /** The last one that named it; null for what the release before took in. */
    reportId: bigint('report_id', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ name: 'earning_rows_key', columns: [table.source, table.key] }),
    index('earning_rows_by_day').on(table.locale, table.day),
    index('earning_rows_of_pages').on(table.pageKind, table.pageId, table.day).where(sql`page_kind <> ''`),
    index('earning_rows_of_report').on(table.reportId),
    index('earning_rows_of_periods').on(table.source, table.locale).where(sql`period_from IS NOT NULL`),
  ],
);

/** Which column is what in reports of a shape that somebody had to say by hand. */
export const earningLayouts = pgTable('earning_layouts', {
  /** A fingerprint of the names of the columns. */
  header: text('header').primaryKey(),
  reading: jsonb('reading').$type<ReportReading>().notNull(),
  updatedAt: updatedAt(),
});
