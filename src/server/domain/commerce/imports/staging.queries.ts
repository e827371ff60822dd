import { type AnyColumn, and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { RowOutcome, RowUndo } from '#contract/commerce/imports/imports.words.ts';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { hasEan } from '#db/schema/commerce/has-ean.ts';
import { importRows } from '#db/schema/commerce/imports.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';

export type { StagedChange, StagedFacts, StagedOffer } from '#db/schema/commerce/imports.ts';
export type StagedRow = typeof importRows.$inferInsert;
export type StoredRow = typeof importRows.$inferSelect;
export type KnownProduct = Pick<
  typeof products.$inferSelect,
  'id' | 'brand' | 'name' | 'ean' | 'otherEans' | 'imageUrl' | 'specs' | 'version'
>;
export type KnownOffer = typeof offers.$inferSelect;

const known = {
  id: products.id,
  brand: products.brand,
  name: products.name,
  ean: products.ean,
  otherEans: products.otherEans,
  imageUrl: products.imageUrl,
  specs: products.specs,
  version: products.version,
};

/** Thousands of them as one parameter: writing each down holds up everybody else. */
const amongTexts = (column: AnyColumn, texts: string[]) =>
  sql`${column} IN (SELECT jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

export const listProductsByEan = async (db: Db, eans: string[]): Promise<KnownProduct[]> =>
  eans.length > 0 ? db.select(known).from(products).where(hasEan(eans)) : [];

export const listProductsById = async (db: Db, ids: number[]): Promise<KnownProduct[]> =>
  ids.length > 0 ? db.select(known).from(products).where(inArray(products.id, ids)) : [];

const inShop = (locale: Locale, marketplace: Marketplace) =>
  and(eq(offers.marketplace, marketplace), eq(offers.locale, locale));

export const listOffersByExternalId = async (
  db: Db,
  locale: Locale,
  marketplace: Marketplace,
  externalIds: string[],
): Promise<{ productId: number; externalId: string | null }[]> =>
  externalIds.length > 0
    ? db
        .select({ productId: offers.productId, externalId: offers.externalId })
        .from(offers)
        .where(and(inShop(locale, marketplace), amongTexts(offers.externalId, externalIds)))
    : [];

export const listOffersOfProducts = async (
  db: Db,
  locale: Locale,
  marketplace: Marketplace,
  productIds: number[],
): Promise<KnownOffer[]> =>
  productIds.length > 0
    ? db
        .select()
        .from(offers)
        .where(and(inShop(locale, marketplace), inArray(offers.productId, productIds)))
    : [];

/** Of two rows about the same, the later one counts: the earlier ones step back. */
export async function stepBack(tx: Db, importId: number, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .update(importRows)
    .set({ outcome: 'replaced', key: null })
    .where(and(eq(importRows.importId, importId), amongTexts(importRows.key, keys)));
}

export async function insertRows(
  tx: Db,
  importId: number,
  rows: Omit<StagedRow, 'importId'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    INSERT INTO import_rows (import_id, row, outcome, title, problem, field, value, key, product_id, is_new_product,
      product_version, offer_id, facts, offer, changes, jump, compared)
    SELECT ${importId}::bigint, r.row, r.outcome, coalesce(r.title, ''), r.problem, r.field, r.value, r.key, r."productId",
      coalesce(r."isNewProduct", false), r."productVersion", r."offerId", r.facts, r.offer, coalesce(r.changes, '[]'),
      coalesce(r.jump, false), coalesce(r.compared, false)
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(row int, outcome text, title text, problem text,
      field text, value text, key text, "productId" bigint, "isNewProduct" boolean, "productVersion" int,
      "offerId" bigint, facts jsonb, offer jsonb, changes jsonb, jump boolean, compared boolean)`);
}

export async function deleteRows(tx: Db, importId: number): Promise<void> {
  await tx.delete(importRows).where(eq(importRows.importId, importId));
}

export const listRows = (
  db: Db,
  importId: number,
  { outcome, undo }: { outcome?: RowOutcome | undefined; undo?: RowUndo | undefined },
  afterRow: number,
  limit: number,
): Promise<StoredRow[]> =>
  db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        outcome && eq(importRows.outcome, outcome),
        undo && eq(importRows.undo, undo),
        gt(importRows.row, afterRow),
      ),
    )
    .orderBy(asc(importRows.row))
    .limit(limit);

export const countRows = (db: Db, importIds: number[]) =>
  db
    .select({
      importId: importRows.importId,
      outcome: importRows.outcome,
      n: sql<number>`count(*)::int`,
      jumps: sql<number>`(count(*) FILTER (WHERE ${importRows.jump}))::int`,
      compared: sql<number>`(count(*) FILTER (WHERE ${importRows.compared}))::int`,
    })
    .from(importRows)
    .where(inArray(importRows.importId, importIds))
    .groupBy(importRows.importId, importRows.outcome);
