import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { hasEan } from '#db/schema/commerce/has-ean.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { productMerges } from '#db/schema/commerce/product-merges.ts';
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

export const listByEans = async (
  db: Db,
  eans: string[],
): Promise<{ id: number; ean: string | null; otherEans: string[] }[]> =>
  eans.length > 0
    ? db
        .select({ id: products.id, ean: products.ean, otherEans: products.otherEans })
        .from(products)
        .where(hasEan(eans))
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

/** Those that became a part of another, and are still put away because of it. */
export const listMergedInto = async (db: Db, ids: number[]): Promise<{ fromId: number; toId: number }[]> =>
  ids.length > 0
    ? db
        .select({ fromId: productMerges.fromId, toId: productMerges.toId })
        .from(productMerges)
        .innerJoin(products, eq(products.id, productMerges.fromId))
        .where(
          and(
            inArray(productMerges.fromId, ids),
            eq(productMerges.kind, 'merge'),
            isNull(productMerges.undoneAt),
            isNotNull(products.archivedAt),
          ),
        )
        .orderBy(asc(productMerges.id))
    : [];
