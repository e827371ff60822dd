import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { eanSpellings } from '#contract/commerce/products/ean.ts';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { hasEan } from '#db/schema/commerce/has-ean.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';

const standing = { id: products.id, version: products.version, brand: products.brand, name: products.name };
export type ProductStanding = { id: number; version: number; brand: string; name: string };

export const listStandings = (db: Db, ids: number[]): Promise<ProductStanding[]> =>
  db.select(standing).from(products).where(inArray(products.id, ids));

/** The product of an EAN, however many noughts stand before it. */
export async function findByEan(db: Db, ean: string): Promise<ProductStanding | undefined> {
  const [row] = await db
    .select(standing)
    .from(products)
    .where(hasEan(eanSpellings(ean)))
    .orderBy(asc(products.id))
    .limit(1);
  return row;
}

/** Whose these barcodes are, by every spelling. */
export const listOwners = (
  db: Db,
  eans: string[],
): Promise<{ id: number; ean: string | null; otherEans: string[] }[]> =>
  db
    .select({ id: products.id, ean: products.ean, otherEans: products.otherEans })
    .from(products)
    .where(hasEan(eans.flatMap(eanSpellings)));

/** The product that a shop knows by a number: in this edition, or else in another. */
export async function findByShopNumber(
  db: Db,
  marketplace: Marketplace,
  externalId: string,
  locale: Locale,
): Promise<ProductStanding | undefined> {
  const [row] = await db
    .select(standing)
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(
      and(
        eq(offers.marketplace, marketplace),
        inArray(offers.locale, [...locales]),
        eq(offers.externalId, externalId),
      ),
    )
    .orderBy(sql`${offers.locale} <> ${locale}`, asc(offers.id))
    .limit(1);
  return row;
}

export async function findOfferAt(
  db: Db,
  productId: number,
  locale: Locale,
  marketplace: Marketplace,
  shop: string,
) {
  const [row] = await db
    .select({ id: offers.id, externalId: offers.externalId, url: offers.url })
    .from(offers)
    .where(
      and(
        eq(offers.productId, productId),
        eq(offers.locale, locale),
        eq(offers.marketplace, marketplace),
        eq(offers.shop, shop),
      ),
    )
    .limit(1);
  return row;
}
