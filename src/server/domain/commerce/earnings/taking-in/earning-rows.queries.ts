import { and, between, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { StateSum } from '#contract/commerce/earnings/earnings.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { earningRows } from '#db/schema/commerce/earnings.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import type { Period } from '../reading/reading-facts.ts';
import { earnedAt, type PlaceOfTag } from './earned-at.ts';
import type { KeyedEarning } from './key-rows.ts';

export interface Belonging {
  source: string;
  locale: Locale;
}

const of = ({ source, locale }: Belonging) =>
  and(eq(earningRows.source, source), eq(earningRows.locale, locale));

/** The tags that offers have of their own, by edition. */
export async function listOwnTags(db: Db): Promise<{ tag: string; locale: Locale }[]> {
  const rows = await db
    .selectDistinct({ tag: offers.tagOverride, locale: offers.locale })
    .from(offers)
    .where(isNotNull(offers.tagOverride));
  return rows.flatMap(({ tag, locale }) => (tag ? [{ tag, locale }] : []));
}

/** Periods that were reported as a whole. */
export async function listPeriods(db: Db, belonging: Belonging): Promise<(Period & { tag: string })[]> {
  const rows = await db
    .selectDistinct({ tag: earningRows.tag, from: earningRows.periodFrom, to: earningRows.day })
    .from(earningRows)
    .where(and(of(belonging), isNotNull(earningRows.periodFrom)));
  return rows.flatMap(({ tag, from, to }) => (from ? [{ tag, from, to }] : []));
}

/** Tags that were reported day by day within a period. */
export async function listTagsByDay(db: Db, belonging: Belonging, { from, to }: Period): Promise<string[]> {
  const rows = await db
    .selectDistinct({ tag: earningRows.tag })
    .from(earningRows)
    .where(and(of(belonging), isNull(earningRows.periodFrom), between(earningRows.day, from, to)));
  return rows.map(({ tag }) => tag);
}

const comparedColumns = {
  key: earningRows.key,
  locale: earningRows.locale,
  state: earningRows.state,
  earned: earningRows.earned,
  revenue: earningRows.revenue,
  currency: earningRows.currency,
  day: earningRows.day,
};
export type KnownEarning = Pick<typeof earningRows.$inferSelect, keyof typeof comparedColumns>;

export const listKnown = async (db: Db, source: string, keys: string[]): Promise<KnownEarning[]> =>
  keys.length > 0
    ? db
        .select(comparedColumns)
        .from(earningRows)
        .where(
          and(
            eq(earningRows.source, source),
            // One parameter: a thousand of them take longer to write down than to look up.
            sql`${earningRows.key} IN (SELECT jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`,
          ),
        )
    : [];

/** Whoever takes in a report at the same time waits. */
export async function lockEarnings(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('earnings'))`);
}

const RECORD = sql.raw(
  'key text, day date, period_from date, state text, tag text, sub_id text, external_id text, page_kind text, page_id bigint, position text, product_id bigint, ordered_items integer, shipped_items integer, revenue bigint, earned bigint, currency text',
);
const FIELDS = sql.raw(
  'key, day, period_from, state, tag, sub_id, external_id, page_kind, page_id, position, product_id, ordered_items, shipped_items, revenue, earned, currency',
);

/** Says less than is known: a report that was made earlier and taken in later. */
const OLDER =
  "(excluded.state = 'pending' AND earning_rows.state <> 'pending') OR (excluded.state = 'approved' AND earning_rows.state = 'paid')";
/** Everything that a newer report changes; what it is called and whose it is stays. */
const CHANGES = sql.raw(
  [
    'day',
    'state',
    'tag',
    'sub_id',
    'external_id',
    'page_kind',
    'page_id',
    'position',
    'product_id',
    'ordered_items',
    'shipped_items',
    'revenue',
    'earned',
    'currency',
  ]
    .map((column) => `${column} = CASE WHEN ${OLDER} THEN earning_rows.${column} ELSE excluded.${column} END`)
    .join(', '),
);

/** New ones are written, known ones of the same edition as they are now; what says less than is known is only noted as named. */
export async function upsertRows(
  tx: Db,
  { source, locale, reportId, placeOfTag }: Belonging & { reportId: number; placeOfTag: PlaceOfTag },
  rows: KeyedEarning[],
): Promise<void> {
  if (rows.length === 0) return;
  const written = [...new Map(rows.map((each) => [each.key, each])).values()].map(({ key, row }) => ({
    key,
    day: row.day,
    period_from: row.periodFrom,
    state: row.state,
    tag: row.tag,
    sub_id: row.subId,
    external_id: row.externalId,
    ...earnedAt(row, placeOfTag),
    ordered_items: row.orderedItems,
    shipped_items: row.shippedItems,
    revenue: row.revenue,
    earned: row.earned,
    currency: row.currency,
  }));
  const json = JSON.stringify(written);
  await tx.execute(sql`
    INSERT INTO earning_rows (source, locale, report_id, ${FIELDS})
    SELECT ${source}, ${locale}, ${reportId}::bigint, ${FIELDS} FROM jsonb_to_recordset(${json}::jsonb) AS row(${RECORD})
    ON CONFLICT (source, key) DO UPDATE SET report_id = excluded.report_id, ${CHANGES}
    WHERE earning_rows.locale = excluded.locale`);
}

/** What a whole report takes the place of: days that it names, each for its tag, or all days of its title's period. */
export async function deleteReplaced(
  tx: Db,
  { source, locale, reportId }: Belonging & { reportId: number },
  period: Period | null,
): Promise<void> {
  const named = sql`SELECT 1 FROM earning_rows AS named WHERE named.report_id = ${reportId}::bigint AND named.tag = earning_rows.tag`;
  const inPeriod = period
    ? sql`earning_rows.day BETWEEN ${period.from} AND ${period.to} AND coalesce(earning_rows.period_from, earning_rows.day) >= ${period.from}`
    : sql`false`;
  await tx.execute(sql`
    DELETE FROM earning_rows
    WHERE source = ${source} AND locale = ${locale} AND report_id IS DISTINCT FROM ${reportId}::bigint
      AND ((period_from IS NULL AND EXISTS (${named} AND named.day = earning_rows.day AND named.period_from IS NULL))
        OR (${inPeriod} AND EXISTS (${named} AND named.period_from IS NULL)))`);
}

/** What is stored of a report now. */
export const sumOfReport = (db: Db, reportId: number): Promise<StateSum[]> =>
  db
    .select({
      currency: earningRows.currency,
      state: earningRows.state,
      amount: sql<number>`sum(${earningRows.earned})::float8`,
    })
    .from(earningRows)
    .where(eq(earningRows.reportId, reportId))
    .groupBy(earningRows.currency, earningRows.state)
    .orderBy(earningRows.currency, earningRows.state);

export interface DayOfTag {
  day: string;
  tag: string;
}

/** Rows that a whole report would take the place of. */
export async function countReplaced(
  db: Db,
  belonging: Belonging,
  named: DayOfTag[],
  periods: Period[],
): Promise<number> {
  const tags = [...new Set(named.map(({ tag }) => tag))];
  if (tags.length === 0) return 0;
  const days = sql`(${earningRows.day}, ${earningRows.tag}) IN (SELECT * FROM jsonb_to_recordset(${JSON.stringify(named)}::jsonb) AS pair(day date, tag text))`;
  const within = periods.map(({ from, to }) =>
    and(inArray(earningRows.tag, tags), between(earningRows.day, from, to)),
  );
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(earningRows)
    .where(and(of(belonging), or(days, ...within)));
  return row?.n ?? 0;
}
