import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { hasEan } from '#db/schema/commerce/has-ean.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';

const named = {
  id: products.id,
  brand: products.brand,
  name: products.name,
  ean: products.ean,
  otherEans: products.otherEans,
};
export type NamedProduct = {
  id: number;
  brand: string;
  name: string;
  ean: string | null;
  otherEans: string[];
};
export type PastedOffer = typeof offers.$inferSelect;

export const listByEan = async (db: Db, eans: string[]): Promise<NamedProduct[]> =>
  eans.length > 0 ? db.select(named).from(products).where(hasEan(eans)) : [];

/** Names are folded by the one who compares: a shop has few enough products with an offer. */
export const listWithOffer = (db: Db, locale: Locale, marketplace: Marketplace) =>
  db
    .select({ product: named, externalId: offers.externalId })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .where(and(eq(offers.locale, locale), eq(offers.marketplace, marketplace)))
    .orderBy(asc(products.id));

/** In the order of their numbers, so that two who lock several never wait for each other. */
export const lockOffers = async (
  tx: Db,
  locale: Locale,
  marketplace: Marketplace,
  productIds: number[],
): Promise<PastedOffer[]> =>
  productIds.length > 0
    ? tx
        .select()
        .from(offers)
        .where(
          and(
            eq(offers.locale, locale),
            eq(offers.marketplace, marketplace),
            inArray(offers.productId, productIds),
          ),
        )
        .orderBy(asc(offers.id))
        .for('update')
    : [];

export async function setPrice(
  tx: Db,
  id: number,
  price: number,
  currency: string,
  offer: PastedOffer,
  at: Date,
) {
  // A list price that is no higher would promise a saving that is none.
  const listPrice = offer.listPrice !== null && offer.listPrice > price ? offer.listPrice : null;
  await tx
    .update(offers)
    .set({ price, listPrice, currency, source: 'manual', fetchedAt: at, updatedAt: at })
    .where(eq(offers.id, id));
}
