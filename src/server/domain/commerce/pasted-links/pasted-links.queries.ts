import { and, asc, desc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import { locales } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { importRows, imports } from '#db/schema/commerce/imports.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';

const named = {
  id: products.id,
  brand: products.brand,
  name: products.name,
  ean: products.ean,
  imageUrl: products.imageUrl,
  archivedAt: products.archivedAt,
};
const place = {
  productId: offers.productId,
  locale: offers.locale,
  marketplace: offers.marketplace,
  shop: offers.shop,
  externalId: offers.externalId,
  url: offers.url,
};
export type NamedRow = Awaited<ReturnType<typeof listNamed>>[number];
export type PlaceRow = Awaited<ReturnType<typeof listPlacesOf>>[number];

export const listNamed = async (db: Db, ids: number[]) =>
  ids.length > 0
    ? db.select(named).from(products).where(inArray(products.id, ids)).orderBy(asc(products.id))
    : [];

export const listByEans = async (db: Db, eans: string[]): Promise<{ id: number; ean: string | null }[]> =>
  eans.length > 0
    ? db
        .select({ id: products.id, ean: products.ean })
        .from(products)
        .where(inArray(products.ean, eans))
        .orderBy(asc(products.id))
    : [];

/** Offers of any edition by the shop's own number. */
export const listPlacesByNumber = async (db: Db, numbers: string[]): Promise<PlaceRow[]> =>
  numbers.length > 0
    ? db
        .select(place)
        .from(offers)
        .where(
          and(
            inArray(offers.marketplace, ['amazon', 'other']),
            inArray(offers.locale, [...locales]),
            inArray(offers.externalId, numbers),
          ),
        )
        .orderBy(asc(offers.id))
    : [];

/** Offers of any edition by their address, as far as its parameters. */
export const listPlacesByPath = async (db: Db, paths: string[]): Promise<PlaceRow[]> =>
  paths.length > 0
    ? db
        .select(place)
        .from(offers)
        .where(and(isNotNull(offers.url), inArray(sql`split_part(${offers.url}, '?', 1)`, paths)))
        .orderBy(asc(offers.id))
    : [];

export const listPlacesOf = async (db: Db, locale: Locale, productIds: number[]) =>
  productIds.length > 0
    ? db
        .select(place)
        .from(offers)
        .where(and(eq(offers.locale, locale), inArray(offers.productId, productIds)))
        .orderBy(asc(offers.id))
    : [];

/** The files that an edition was last brought, as far as they are small enough to look through. */
const listLastImports = (db: Db, locale: Locale, files: number, rows: number) =>
  db
    .select({ id: imports.id })
    .from(imports)
    .where(and(sql`${imports.mapping}->>'locale' = ${locale}`, lte(imports.total, rows)))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(files);

interface Sought {
  eans: string[];
  numbers: string[];
  paths: string[];
}

/** Rows of those files about products that nobody has made; the newest file first. */
export async function listStagedRows(
  db: Db,
  locale: Locale,
  { eans, numbers, paths }: Sought,
  most: { files: number; rows: number; found: number },
) {
  const last = (await listLastImports(db, locale, most.files, most.rows)).map(({ id }) => id);
  if (last.length === 0) return [];
  const among = (text: ReturnType<typeof sql>, values: string[]) =>
    values.length > 0 ? inArray(text, values) : undefined;
  const wanted = or(
    among(sql`${importRows.facts}->>'ean'`, eans),
    among(sql`${importRows.offer}->>'externalId'`, numbers),
    among(sql`split_part(${importRows.offer}->>'url', '?', 1)`, paths),
  );
  if (!wanted) return [];
  return db
    .select({
      facts: importRows.facts,
      offer: importRows.offer,
      file: imports.fileName,
      at: imports.createdAt,
      marketplace: sql<string>`${imports.mapping}->>'marketplace'`,
    })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .where(and(inArray(importRows.importId, last), eq(importRows.isNewProduct, true), wanted))
    .orderBy(desc(importRows.importId), desc(importRows.row))
    .limit(most.found);
}
export type StagedFinding = Awaited<ReturnType<typeof listStagedRows>>[number];
