import { and, between, eq, ne, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { earningRows } from '#db/schema/commerce/earnings.ts';
import { mergedProducts, productByNumber, productLinked, productSold } from './product-sold.queries.ts';

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

/** What was sold, where the report says it by a number that we know, or else what the link led to. */
export function sumByProduct(db: Db, period: EarningPeriod) {
  const sold = productByNumber(db);
  const merged = mergedProducts(db);
  const id = sql<number>`coalesce(${sold.id}, ${productLinked(merged)})`;
  return db
    .select({ key: sql<string>`'product:' || ${id}`.as('of_key'), ...of })
    .from(earningRows)
    .leftJoin(sold, productSold(sold))
    .leftJoin(merged, eq(merged.fromId, earningRows.productId))
    .where(and(during(period), sql`${id} IS NOT NULL`))
    .groupBy(sql`of_key`, earningRows.locale, earningRows.currency);
}

/** Everything that was reported, what was declined included. */
export const sumByState = (db: Db, period: EarningPeriod) =>
  db
    .select({ source: earningRows.source, state: earningRows.state, ...of })
    .from(earningRows)
    .where(inPeriod(period))
    .groupBy(earningRows.source, earningRows.state, earningRows.locale, earningRows.currency)
    .orderBy(earningRows.locale, earningRows.source, earningRows.currency, earningRows.state);
