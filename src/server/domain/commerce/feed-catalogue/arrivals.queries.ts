import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ArrivalState } from '#contract/commerce/feed-catalogue/feed-catalogue.words.ts';
import type { Db } from '#db/open.ts';
import { catalogueArrivals, catalogueItems } from '#db/schema/commerce/feed-catalogue.ts';
import type { ArrivalRow, NewItem } from './feed-catalogue.queries.ts';

export async function insertArrival(tx: Db, row: typeof catalogueArrivals.$inferInsert): Promise<number> {
  const [made] = await tx.insert(catalogueArrivals).values(row).returning({ id: catalogueArrivals.id });
  if (!made) throw new Error('An arrival was not kept.');
  return made.id;
}

/** One statement for a batch, and one parameter: building a longer one would hold up everybody else. */
export async function insertItems(tx: Db, arrivalId: number, items: NewItem[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO catalogue_items (arrival_id, row, key, shop, external_id, ean, brand, name, url, image_url, price,
      currency, availability, words)
    SELECT ${arrivalId}::bigint, r.row, r.key, r.shop, r."externalId", r.ean, r.brand, r.name, r.url, r."imageUrl",
      r.price, r.currency, r.availability, r.words
    FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS r(row int, key text, shop text, "externalId" text,
      ean text, brand text, name text, url text, "imageUrl" text, price int, currency text, availability text, words text)
    ON CONFLICT (arrival_id, key) DO UPDATE SET row = excluded.row, shop = excluded.shop,
      external_id = excluded.external_id, ean = excluded.ean, brand = excluded.brand, name = excluded.name,
      url = excluded.url, image_url = excluded.image_url, price = excluded.price, currency = excluded.currency,
      availability = excluded.availability, words = excluded.words`);
}

export async function countItems(tx: Db, arrivalId: number): Promise<number> {
  const n = await tx.$count(catalogueItems, eq(catalogueItems.arrivalId, arrivalId));
  await tx.update(catalogueArrivals).set({ rows: n }).where(eq(catalogueArrivals.id, arrivalId));
  return n;
}

/** The planner takes a table for empty until somebody counts it. */
export async function tellPlanner(tx: Db): Promise<void> {
  await tx.execute(sql`ANALYZE catalogue_items`);
}

export async function lockOfImport(tx: Db, importId: number): Promise<ArrivalRow | undefined> {
  const [row] = await tx
    .select()
    .from(catalogueArrivals)
    .where(
      and(
        eq(catalogueArrivals.importId, importId),
        inArray(catalogueArrivals.state, ['staged', 'current', 'former']),
      ),
    )
    .for('update');
  return row;
}

/** Of all that came of the feed, whichever stood in one state stands in another. */
export async function moveOfFeed(
  tx: Db,
  { locale, feed }: Pick<ArrivalRow, 'locale' | 'feed'>,
  from: ArrivalState,
  to: ArrivalState,
): Promise<void> {
  await tx
    .update(catalogueArrivals)
    .set({ state: to })
    .where(
      and(
        eq(catalogueArrivals.locale, locale),
        eq(catalogueArrivals.feed, feed),
        eq(catalogueArrivals.state, from),
      ),
    );
}

export async function updateArrival(
  tx: Db,
  id: number,
  set: Partial<typeof catalogueArrivals.$inferInsert>,
): Promise<void> {
  await tx.update(catalogueArrivals).set(set).where(eq(catalogueArrivals.id, id));
}

/** What was looked at and never taken in goes with its import. */
export async function dropStaged(tx: Db, importId: number): Promise<void> {
  await tx
    .update(catalogueArrivals)
    .set({ state: 'gone' })
    .where(and(eq(catalogueArrivals.importId, importId), eq(catalogueArrivals.state, 'staged')));
}

/** Staged for imports that ended otherwise: cancelled, failed, or forgotten. */
export async function dropAbandoned(db: Db): Promise<void> {
  await db.execute(sql`
    UPDATE catalogue_arrivals SET state = 'gone' WHERE state = 'staged' AND NOT EXISTS (
      SELECT 1 FROM imports WHERE imports.id = catalogue_arrivals.import_id
        AND imports.state IN ('waiting_to_check', 'checking', 'checked', 'waiting_to_apply', 'applying'))`);
}

export async function findGone(db: Db): Promise<number | undefined> {
  const [row] = await db
    .select({ id: catalogueArrivals.id })
    .from(catalogueArrivals)
    .where(eq(catalogueArrivals.state, 'gone'))
    .limit(1);
  return row?.id;
}

/** Some of its rows; how many those were. Another server may be at it, too. */
export async function deleteSome(db: Db, arrivalId: number, limit: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    WITH few AS (
      SELECT ctid FROM catalogue_items WHERE arrival_id = ${arrivalId} LIMIT ${limit} FOR UPDATE SKIP LOCKED),
    gone AS (DELETE FROM catalogue_items WHERE ctid IN (SELECT ctid FROM few) RETURNING 1)
    SELECT count(*)::int AS n FROM gone`);
  return rows[0]?.n ?? 0;
}

export async function deleteEmptyArrival(db: Db, arrivalId: number): Promise<void> {
  await db.execute(sql`
    DELETE FROM catalogue_arrivals WHERE id = ${arrivalId} AND state = 'gone'
      AND NOT EXISTS (SELECT 1 FROM catalogue_items WHERE arrival_id = ${arrivalId})`);
}
