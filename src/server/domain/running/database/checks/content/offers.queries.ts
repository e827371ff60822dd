import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { editions } from '#db/schema/running/editions.ts';

/** Offers after a number, with their edition and the product whose screen they stand on. */
export const listOffers = (db: Db, after: number, limit: number) =>
  db
    .select({
      offer: offers,
      edition: editions,
      title: sql<string>`${products.brand} || ' ' || ${products.name}`,
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(editions, eq(editions.locale, offers.locale))
    .where(gt(offers.id, after))
    .orderBy(asc(offers.id))
    .limit(limit);
export type OfferOfEdition = Awaited<ReturnType<typeof listOffers>>[number];
