import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  HeldDecision,
  PriceItemReason,
  PriceOutcome,
  PriceRunState,
  PriceRunTrigger,
  PriceStopReason,
} from '#contract/commerce/price-runs/price-runs.words.ts';
import type { Availability, Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { createdAt, id, moment } from '../columns.ts';
import { offers } from './offers.ts';

/** One renewal of a shop's prices in one edition. */
export const priceRuns = pgTable(
  'price_runs',
  {
    id: id(),
    locale: text('locale').$type<Locale>().notNull(),
    marketplace: text('marketplace').$type<Marketplace>().notNull(),
    trigger: text('trigger').$type<PriceRunTrigger>().notNull(),
    /** By the edition's calendar: no minute of it has two, however many servers there are. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The minute of that day at which it began. */
    slot: integer('slot').notNull().default(0),
    /** Empty where nobody asked for it. */
    startedBy: text('started_by').notNull().default(''),
    state: text('state').$type<PriceRunState>().notNull().default('waiting'),
    reason: text('reason').$type<PriceStopReason>(),
    /** How many offers it is about. */
    total: integer('total').notNull().default(0),
    /** The server that works on it, and when it was last heard of. */
    worker: text('worker'),
    heartbeatAt: moment('heartbeat_at'),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('price_runs_open').on(table.locale, table.marketplace).where(sql`finished_at IS NULL`),
    uniqueIndex('price_runs_daily')
      .on(table.locale, table.marketplace, table.day, table.slot)
      .where(sql`trigger = 'daily'`),
    index('price_runs_newest').on(table.createdAt, table.id),
  ],
);

/** What became of one offer in a run: once each, whoever works on it. */
export const priceRunItems = pgTable(
  'price_run_items',
  {
    id: id(),
    runId: bigint('run_id', { mode: 'number' })
      .notNull()
      .references(() => priceRuns.id, { onDelete: 'cascade' }),
    offerId: bigint('offer_id', { mode: 'number' })
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    outcome: text('outcome').$type<PriceOutcome>().notNull(),
    reason: text('reason').$type<PriceItemReason>(),
    previousPrice: integer('previous_price'),
    price: integer('price'),
    listPrice: integer('list_price'),
    currency: text('currency').notNull(),
    availability: text('availability').$type<Availability>().notNull().default('unknown'),
    at: moment('at').notNull(),
    /** Of a held price: what somebody made of it. */
    decision: text('decision').$type<HeldDecision>(),
    decidedBy: text('decided_by').notNull().default(''),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('price_run_items_once').on(table.runId, table.offerId),
    index('price_run_items_of_offer').on(table.offerId),
    index('price_run_items_held').on(table.at, table.id).where(sql`outcome = 'held' AND decision IS NULL`),
  ],
);
