import { and, between, eq, ne, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { earningRows } from '#db/schema/commerce/earnings.ts';
import { offers } from '#db/schema/commerce/offers.ts';

export interface EarningPeriod {
  locale: Locale | undefined;
  from: string;
  to: string;
}

const inPeriod = ({ locale, from, to }: EarningPeriod) =>
  and(between(earningRows.day, from, to), locale === undefined ? undefined : eq(earningRows.locale, locale));
/** What was declined is no earning. */
const during = (period: EarningPeriod) => and(inPeriod(period), ne(earningRows.state, 'declined'));

const amount = sql<number>`sum(${earningRows.earned})::float8`;
const of = { locale: earningRows.locale, currency: earningRows.currency, amount };

export const sumByDay = (db: Db, period: EarningPeriod) =>
  db
    .select({ key: sql<string>`${earningRows.day}::text`, ...of })
    .from(earningRows)
    .where(during(period))
    .groupBy(earningRows.day, earningRows.locale, earningRows.currency);

export const sumByEdition = (db: Db, period: EarningPeriod) =>
  db
    .select({ key: sql<string>`${earningRows.locale}`, ...of })
    .from(earningRows)
    .where(during(period))
    .groupBy(earningRows.locale, earningRows.currency);

/** By the shop's number of it, which one of our offers has: one product, though several of its offers may have the number. */
export function sumByProduct(db: Db, period: EarningPeriod) {
  const product = db
    .select({
      locale: offers.locale,
      externalId: sql<string>`${offers.externalId}`.as('of_external_id'),
      id: sql<number>`min(${offers.productId})`.as('of_product_id'),
    })
    .from(offers)
    .where(sql`${offers.externalId} <> ''`)
    .groupBy(offers.locale, offers.externalId)
    .as('product');
  return db
    .select({ key: sql<string>`'product:' || ${product.id}`, ...of })
    .from(earningRows)
    .innerJoin(
      product,
      and(eq(product.locale, earningRows.locale), eq(product.externalId, earningRows.externalId)),
    )
    .where(during(period))
    .groupBy(product.id, earningRows.locale, earningRows.currency);
}

export const sumByTag = (db: Db, period: EarningPeriod) =>
  db
    .select({ tag: earningRows.tag, ...of })
    .from(earningRows)
    .where(and(during(period), ne(earningRows.tag, '')))
    .groupBy(earningRows.tag, earningRows.locale, earningRows.currency);

/** Everything that was reported, what was declined included. */
export const sumByState = (db: Db, period: EarningPeriod) =>
  db
    .select({ source: earningRows.source, state: earningRows.state, ...of })
    .from(earningRows)
    .where(inPeriod(period))
    .groupBy(earningRows.source, earningRows.state, earningRows.locale, earningRows.currency)
    .orderBy(earningRows.locale, earningRows.source, earningRows.currency, earningRows.state);
