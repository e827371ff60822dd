import { and, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { importRows } from '#db/schema/commerce/imports.ts';

export interface Applied {
  importId: number;
  locale: Locale;
  marketplace: Marketplace;
  at: Date;
  /** Only these, where it is done part by part. */
  rows?: { after: number; to: number };
}
export type SomeRows = Pick<Applied, 'importId' | 'rows'>;

/** Those of a file that are meant, however its table is called in a statement. */
export const ofRows = ({ rows }: SomeRows, row: SQL = sql`import_rows.row`): SQL =>
  rows ? sql`(${row} > ${rows.after} AND ${row} <= ${rows.to})` : sql`true`;
export const within = ({ importId, rows }: SomeRows) =>
  and(
    eq(importRows.importId, importId),
    rows && gt(importRows.row, rows.after),
    rows && lte(importRows.row, rows.to),
  );

/** Between what a row is about and the shop that it is about, in its key. */
export const KEY_OF_SHOP = '\u001f';

const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
const good = sql`outcome IN ('new', 'changed', 'same')`;
export const changesProduct = (some: SomeRows) =>
  and(
    within(some),
    inArray(importRows.outcome, ['new', 'changed', 'same']),
    eq(importRows.isNewProduct, false),
    isNotNull(importRows.facts),
  );

/**
 * A file is news to the planner, too: as long as it expects a handful of rows, it walks all of them for each other
 * one, and minutes pass instead of seconds.
 */
export async function tellPlanner(tx: Db): Promise<void> {
  await tx.execute(sql`ANALYZE import_rows, products, offers`);
}

const aboutOf = sql`split_part(import_rows.key, ${KEY_OF_SHOP}, 1)`;

/** What rows of a part are about whose product another row makes, which may stand in a later part. */
async function listAwaited(tx: Db, applied: Applied): Promise<string[]> {
  const found = await tx
    .selectDistinct({ about: sql<string>`${aboutOf}` })
    .from(importRows)
    .where(
      and(
        within(applied),
        inArray(importRows.outcome, ['new', 'changed', 'same']),
        isNull(importRows.productId),
        eq(importRows.isNewProduct, false),
      ),
    );
  return found.map(({ about }) => about);
}

export async function insertNewProducts(tx: Db, applied: Applied): Promise<void> {
  const { importId, at, rows } = applied;
  const awaited = rows ? await listAwaited(tx, applied) : [];
  const meant =
    awaited.length > 0 ? sql`(${ofRows(applied)} OR ${inArray(aboutOf, awaited)})` : ofRows(applied);
  await tx.execute(sql`
    WITH made AS (
      UPDATE import_rows SET product_id = nextval(pg_get_serial_sequence('products', 'id'))
      WHERE import_id = ${importId} AND ${good} AND is_new_product AND product_id IS NULL AND ${meant}
      RETURNING row, product_id, facts)
    INSERT INTO products (id, brand, name, ean, image_url, specs, search_text, created_at, updated_at)
    SELECT product_id, facts->>'brand', facts->>'name', facts->>'ean', facts->>'imageUrl',
      coalesce(facts->'specs', '{}'), facts->>'searchText', ${moment(at)}, ${moment(at)}
    FROM made ORDER BY row`);
  if (!rows || awaited.length > 0) await shareNewProducts(tx, applied);
}

/** Rows of other shops about a product that one of the rows has made. */
async function shareNewProducts(tx: Db, applied: Applied): Promise<void> {
  const { importId } = applied;
  await tx.execute(sql`
    UPDATE import_rows SET product_id = made.product_id
    FROM (SELECT split_part(key, ${KEY_OF_SHOP}, 1) AS about, product_id FROM import_rows
      WHERE import_id = ${importId} AND ${good} AND is_new_product) AS made
    WHERE import_rows.import_id = ${importId} AND ${good} AND import_rows.product_id IS NULL AND ${ofRows(applied)}
      AND split_part(import_rows.key, ${KEY_OF_SHOP}, 1) = made.about`);
}

/** Products whose facts the file changes, and which are as they were when they were looked at. */
export async function countChangedProducts(tx: Db, some: SomeRows): Promise<number> {
  const [row] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(importRows)
    .where(changesProduct(some));
  return row?.n ?? 0;
}

export async function updateProducts(tx: Db, applied: Applied): Promise<number> {
  const { importId, at } = applied;
  const { rows } = await tx.execute<{ n: number }>(sql`
    WITH done AS (
      UPDATE products SET
        brand = coalesce(r.facts->>'brand', products.brand),
        name = coalesce(r.facts->>'name', products.name),
        ean = coalesce(r.facts->>'ean', products.ean),
        image_url = coalesce(r.facts->>'imageUrl', products.image_url),
        specs = coalesce(r.facts->'specs', products.specs),
        search_text = r.facts->>'searchText',
        version = products.version + 1,
        updated_at = ${moment(at)}
      FROM import_rows r
      WHERE r.import_id = ${importId} AND r.outcome IN ('new', 'changed', 'same') AND NOT r.is_new_product
        AND r.facts IS NOT NULL AND ${ofRows(applied, sql`r.row`)}
        AND products.id = r.product_id AND products.version = r.product_version
      RETURNING products.id)
    SELECT count(*)::int AS n FROM done`);
  return rows[0]?.n ?? 0;
}

/** Offers that are there get what the file tells, and are as fresh as it is; returns how many there were. */
export async function updateOffers(tx: Db, applied: Applied): Promise<number> {
  const { importId, locale, marketplace, at } = applied;
  const { rows } = await tx.execute<{ n: number }>(sql`
    WITH done AS (
      UPDATE offers SET
        external_id = CASE WHEN jsonb_exists(r.offer, 'externalId') THEN r.offer->>'externalId' ELSE offers.external_id END,
        url = CASE WHEN jsonb_exists(r.offer, 'url') THEN r.offer->>'url' ELSE offers.url END,
        tracked_url = CASE WHEN r.offer->>'url' <> offers.url THEN NULL ELSE offers.tracked_url END,
        price = CASE WHEN jsonb_exists(r.offer, 'price') THEN (r.offer->>'price')::int ELSE offers.price END,
        list_price = CASE WHEN jsonb_exists(r.offer, 'price') THEN (r.offer->>'listPrice')::int ELSE offers.list_price END,
        currency = CASE WHEN jsonb_exists(r.offer, 'price') THEN r.offer->>'currency' ELSE offers.currency END,
        delivery_price = CASE WHEN jsonb_exists(r.offer, 'deliveryPrice') THEN (r.offer->>'deliveryPrice')::int ELSE offers.delivery_price END,
        availability = coalesce(r.offer->>'availability', offers.availability),
        source = CASE WHEN jsonb_exists(r.offer, 'price') THEN 'feed' ELSE offers.source END,
        fetched_at = CASE WHEN jsonb_exists(r.offer, 'price') THEN ${moment(at)} ELSE offers.fetched_at END,
        updated_at = ${moment(at)}
      FROM import_rows r
      WHERE r.import_id = ${importId} AND r.outcome IN ('new', 'changed', 'same') AND r.offer IS NOT NULL
        AND ${ofRows(applied, sql`r.row`)} AND offers.id = r.offer_id AND offers.locale = ${locale} AND offers.marketplace = ${marketplace}
      RETURNING offers.id)
    SELECT count(*)::int AS n FROM done`);
  return rows[0]?.n ?? 0;
}

export async function countKnownOffers(tx: Db, some: SomeRows): Promise<number> {
  const [row] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(importRows)
    .where(
      and(
        within(some),
        inArray(importRows.outcome, ['new', 'changed', 'same']),
        isNotNull(importRows.offer),
        isNotNull(importRows.offerId),
      ),
    );
  return row?.n ?? 0;
}

export async function insertNewOffers(tx: Db, applied: Applied): Promise<void> {
  const { importId, locale, marketplace, at } = applied;
  await tx.execute(sql`
    INSERT INTO offers (product_id, locale, marketplace, external_id, url, price, list_price, delivery_price,
      currency, availability, source, fetched_at, created_at, updated_at)
    SELECT product_id, ${locale}, ${marketplace}, offer->>'externalId', offer->>'url', (offer->>'price')::int,
      (offer->>'listPrice')::int, (offer->>'deliveryPrice')::int, offer->>'currency', coalesce(offer->>'availability', 'unknown'), 'feed',
      CASE WHEN jsonb_exists(offer, 'price') OR jsonb_exists(offer, 'availability') THEN ${moment(at)} END,
      ${moment(at)}, ${moment(at)}
    FROM import_rows
    WHERE import_id = ${importId} AND ${good} AND offer IS NOT NULL AND offer_id IS NULL AND ${ofRows(applied)}
    ORDER BY row`);
}
