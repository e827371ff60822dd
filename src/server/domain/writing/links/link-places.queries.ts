import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { linkPlaces } from '#db/schema/writing/links.ts';
import { posts } from '#db/schema/writing/posts.ts';

/** The first places of each link, with what they are called; what is gone since has no name. */
export function listPlaces(db: Db, linkIds: number[], perLink: number) {
  const numbered = db
    .select({
      linkId: linkPlaces.linkId,
      kind: linkPlaces.kind,
      subjectId: linkPlaces.subjectId,
      locale: linkPlaces.locale,
      number:
        sql<number>`row_number() OVER (PARTITION BY ${linkPlaces.linkId} ORDER BY ${linkPlaces.kind}, ${linkPlaces.subjectId})`.as(
          'number',
        ),
    })
    .from(linkPlaces)
    .where(inArray(linkPlaces.linkId, linkIds))
    .as('numbered');
  const isOf = (
    kind: string,
    column: typeof posts.id | typeof reviews.id | typeof offers.id | typeof shopLinks.id,
  ) => and(eq(numbered.kind, sql`${kind}`), eq(numbered.subjectId, column));
  return db
    .select({
      linkId: numbered.linkId,
      kind: numbered.kind,
      subjectId: numbered.subjectId,
      locale: numbered.locale,
      postTitle: posts.title,
      reviewTitle: reviews.title,
      reviewed: reviews.productId,
      shopLinkTitle: shopLinks.title,
      product: { id: products.id, brand: products.brand, name: products.name },
    })
    .from(numbered)
    .leftJoin(posts, isOf('post', posts.id))
    .leftJoin(reviews, isOf('review', reviews.id))
    .leftJoin(shopLinks, isOf('shop_link', shopLinks.id))
    .leftJoin(offers, isOf('offer', offers.id))
    .leftJoin(products, eq(products.id, offers.productId))
    .where(lte(numbered.number, perLink))
    .orderBy(asc(numbered.linkId), asc(numbered.number));
}
export type PlaceRow = Awaited<ReturnType<typeof listPlaces>>[number];
