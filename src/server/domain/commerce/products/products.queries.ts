import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';

export type OfferRow = typeof offers.$inferSelect;

/** Products with their published review of one edition, if any. */
export const listProductsWithReview = (db: Db, locale: Locale, ids: number[]) =>
  db
    .select({ product: products, review: reviews })
    .from(products)
    .leftJoin(
      reviews,
      and(eq(reviews.productId, products.id), eq(reviews.locale, locale), eq(reviews.status, 'published')),
    )
    .where(inArray(products.id, ids));

export const listOffers = (db: Db, locale: Locale, productIds: number[]): Promise<OfferRow[]> =>
  db
    .select()
    .from(offers)
    .where(and(eq(offers.locale, locale), inArray(offers.productId, productIds)))
    .orderBy(asc(offers.id));

/** Stored links to Shopee that sell some of these products, the newest first. */
export const listShopLinksOf = (db: Db, productIds: number[]) =>
  db
    .select({ productId: shopLinks.productId, slug: shopLinks.slug, url: shopLinks.url })
    .from(shopLinks)
    .where(inArray(shopLinks.productId, productIds))
    .orderBy(desc(shopLinks.id));
