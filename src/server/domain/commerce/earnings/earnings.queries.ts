import { and, between, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { earnings } from '#db/schema/commerce/earnings.ts';
import { offers } from '#db/schema/commerce/offers.ts';

export type EarningRow = typeof earnings.$inferInsert;

export interface EarningPeriod {
  locale: Locale | undefined;
  from: string;
  to: string;
}

const during = ({ locale, from, to }: EarningPeriod) =>
  and(between(earnings.day, from, to), locale === undefined ? undefined : eq(earnings.locale, locale));

const BATCH = 1_000;
const amount = sql<number>`sum(${earnings.earned})::float8`;

/** The tags that an edition's offers have of their own. */
export async function listOwnTags(db: Db, locale: Locale): Promise<string[]> {
  const rows = await db
    .selectDistinct({ tag: offers.tagOverride })
    .from(offers)
    .where(and(eq(offers.locale, locale), isNotNull(offers.tagOverride)));
  return rows.flatMap(({ tag }) => tag ?? []);
}

type DayOfTag = Pick<EarningRow, 'day' | 'tag'>;
const isOneOf = (locale: Locale, pairs: DayOfTag[]): SQL =>
  sql`${earnings.locale} = ${locale} AND (${earnings.day}, ${earnings.tag}) IN (SELECT * FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS pair(day date, tag text))`;

/** How many of these days with their tag are there already. */
export async function countKnown(db: Db, locale: Locale, pairs: DayOfTag[]): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(DISTINCT (${earnings.day}, ${earnings.tag}))::int` })
    .from(earnings)
    .where(isOneOf(locale, pairs));
  return row?.n ?? 0;
}

/** An edition's report of a day and tag is whole: it takes the place of what was there. */
export async function replaceDays(
  tx: Db,
  locale: Locale,
  pairs: DayOfTag[],
  rows: Omit<EarningRow, 'locale'>[],
): Promise<void> {
  // Two people who take in the same report at once: the second waits, and replaces.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('earnings'))`);
  await tx.delete(earnings).where(isOneOf(locale, pairs));
  for (let from = 0; from < rows.length; from += BATCH) {
    await tx.insert(earnings).values(rows.slice(from, from + BATCH).map((row) => ({ ...row, locale })));
  }
}

export const sumByDay = (db: Db, period: EarningPeriod) =>
  db
    .select({
      key: sql<string>`${earnings.day}::text`,
      locale: earnings.locale,
      currency: earnings.currency,
      amount,
    })
    .from(earnings)
    .where(during(period))
    .groupBy(earnings.day, earnings.locale, earnings.currency);

export const sumByEdition = (db: Db, period: EarningPeriod) =>
  db
    .select({
      key: sql<string>`${earnings.locale}`,
      locale: earnings.locale,
      currency: earnings.currency,
      amount,
    })
    .from(earnings)
    .where(during(period))
    .groupBy(earnings.locale, earnings.currency);

/** By the shop's number of it, which one of our offers has. */
export const sumByProduct = (db: Db, period: EarningPeriod) =>
  db
    .select({
      key: sql<string>`'product:' || ${offers.productId}`,
      locale: earnings.locale,
      currency: earnings.currency,
      amount,
    })
    .from(earnings)
    .innerJoin(offers, and(eq(offers.locale, earnings.locale), eq(offers.externalId, earnings.externalId)))
    .where(during(period))
    .groupBy(offers.productId, earnings.locale, earnings.currency);

export const sumByTag = (db: Db, period: EarningPeriod) =>
  db
    .select({ tag: earnings.tag, locale: earnings.locale, currency: earnings.currency, amount })
    .from(earnings)
    .where(during(period))
    .groupBy(earnings.tag, earnings.locale, earnings.currency);
