import { and, asc, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { importRows } from '#db/schema/commerce/imports.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';

export interface Applied {
  importId: number;
  locale: Locale;
  marketplace: Marketplace;
  at: Date;
}

/** Between what a row is about and the shop that it is about, in its key. */
export const KEY_OF_SHOP = '\u001f';

const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
const good = sql`outcome IN ('new', 'changed', 'same')`;
const changesProduct = (importId: number) =>
  and(
    eq(importRows.importId, importId),
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

export async function insertNewProducts(tx: Db, { importId, at }: Applied): Promise<void> {
  await tx.execute(sql`
    UPDATE import_rows SET product_id = nextval(pg_get_serial_sequence('products', 'id'))
    WHERE import_id = ${importId} AND ${good} AND is_new_product`);
  await tx.execute(sql`
    INSERT INTO products (id, brand, name, ean, image_url, specs, search_text, created_at, updated_at)
    SELECT product_id, facts->>'brand', facts->>'name', facts->>'ean', facts->>'imageUrl',
      coalesce(facts->'specs', '{}'), facts->>'searchText', ${moment(at)}, ${moment(at)}
    FROM import_rows WHERE import_id = ${importId} AND ${good} AND is_new_product ORDER BY row`);
  await shareNewProducts(tx, importId);
}

/** Rows of other shops about a product that one of the rows has just made. */
async function shareNewProducts(tx: Db, importId: number): Promise<void> {
  await tx.execute(sql`
    UPDATE import_rows SET product_id = made.product_id
    FROM (SELECT split_part(key, ${KEY_OF_SHOP}, 1) AS about, product_id FROM import_rows
      WHERE import_id = ${importId} AND ${good} AND is_new_product) AS made
    WHERE import_rows.import_id = ${importId} AND ${good} AND import_rows.product_id IS NULL
      AND split_part(import_rows.key, ${KEY_OF_SHOP}, 1) = made.about`);
}

/** Products whose facts the file changes, and which are as they were when they were looked at. */
export async function countChangedProducts(tx: Db, importId: number): Promise<number> {
  const [row] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(importRows)
    .where(changesProduct(importId));
  return row?.n ?? 0;
}

export async function updateProducts(tx: Db, { importId, at }: Applied): Promise<number> {
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
        AND r.facts IS NOT NULL AND products.id = r.product_id AND products.version = r.product_version
      RETURNING products.id)
    SELECT count(*)::int AS n FROM done`);
  return rows[0]?.n ?? 0;
}

/** Offers that are there get what the file tells, and are as fresh as it is; returns how many there were. */
export async function updateOffers(tx: Db, { importId, locale, marketplace, at }: Applied): Promise<number> {
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
        AND offers.id = r.offer_id AND offers.locale = ${locale} AND offers.marketplace = ${marketplace}
      RETURNING offers.id)
    SELECT count(*)::int AS n FROM done`);
  return rows[0]?.n ?? 0;
}

export async function countKnownOffers(tx: Db, importId: number): Promise<number> {
  const [row] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        inArray(importRows.outcome, ['new', 'changed', 'same']),
        isNotNull(importRows.offer),
        isNotNull(importRows.offerId),
      ),
    );
  return row?.n ?? 0;
}

export async function insertNewOffers(tx: Db, { importId, locale, marketplace, at }: Applied): Promise<void> {
  await tx.execute(sql`
    INSERT INTO offers (product_id, locale, marketplace, external_id, url, price, list_price, delivery_price,
      currency, availability, source, fetched_at, created_at, updated_at)
    SELECT product_id, ${locale}, ${marketplace}, offer->>'externalId', offer->>'url', (offer->>'price')::int,
      (offer->>'listPrice')::int, (offer->>'deliveryPrice')::int, offer->>'currency', coalesce(offer->>'availability', 'unknown'), 'feed',
      CASE WHEN jsonb_exists(offer, 'price') OR jsonb_exists(offer, 'availability') THEN ${moment(at)} END,
      ${moment(at)}, ${moment(at)}
    FROM import_rows
    WHERE import_id = ${importId} AND ${good} AND offer IS NOT NULL AND offer_id IS NULL ORDER BY row`);
}

/** Each row knows its offer by now, also one that it has made. */
const offerOfRow = eq(offers.id, importRows.offerId);

const takenIn = ({ importId }: Applied, after: number) =>
  and(
    eq(importRows.importId, importId),
    gt(importRows.row, after),
    inArray(importRows.outcome, ['new', 'changed', 'same']),
  );

/** New ones, and those that lead elsewhere: a price changes no link. */
const leadsElsewhere = sql`(jsonb_typeof(${importRows.former}->'offer') IS DISTINCT FROM 'object'
  OR ${importRows.changes} @> '[{"field":"url"}]' OR ${importRows.changes} @> '[{"field":"externalId"}]')`;

/** Of the offers of the file those whose link is another than before, as they are now; some at a time. */
export const listOtherLinks = (tx: Db, applied: Applied, after: number, limit: number) =>
  tx
    .select({ row: importRows.row, offer: offers })
    .from(importRows)
    .innerJoin(offers, offerOfRow)
    .where(and(takenIn(applied, after), isNotNull(importRows.offer), leadsElsewhere))
    .orderBy(asc(importRows.row))
    .limit(limit);

/** Prices as they are now, for their history; some at a time. */
export const listPrices = (tx: Db, applied: Applied, after: number, limit: number) =>
  tx
    .select({
      row: importRows.row,
      offerId: offers.id,
      url: offers.url,
      price: offers.price,
      currency: offers.currency,
    })
    .from(importRows)
    .innerJoin(offers, offerOfRow)
    .where(
      and(takenIn(applied, after), sql`jsonb_exists(${importRows.offer}, 'price')`, isNotNull(offers.price)),
    )
    .orderBy(asc(importRows.row))
    .limit(limit);

/** Products that readers may see already, some at a time. */
export const listTouchedProducts = (tx: Db, importId: number, after: number, limit: number) =>
  tx
    .select({ row: importRows.row, productId: importRows.productId })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        gt(importRows.row, after),
        inArray(importRows.outcome, ['new', 'changed', 'same']),
        eq(importRows.isNewProduct, false),
      ),
    )
    .orderBy(asc(importRows.row))
    .limit(limit);

/** Of products that have reviews and whose facts were changed: as they are now, and what they were called. */
export const listReviewedChanges = (tx: Db, importId: number, after: number, limit: number) =>
  tx
    .select({ product: products, changes: importRows.changes })
    .from(importRows)
    .innerJoin(products, eq(products.id, importRows.productId))
    .where(
      and(
        changesProduct(importId),
        gt(products.id, after),
        inArray(products.id, tx.select({ id: reviews.productId }).from(reviews)),
      ),
    )
    .orderBy(asc(products.id))
    .limit(limit);
