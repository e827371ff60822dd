import { asc, eq, gt } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { media } from '#db/schema/writing/media.ts';
import { posts } from '#db/schema/writing/posts.ts';

const postColumns = {
  id: posts.id,
  locale: posts.locale,
  title: posts.title,
  excerpt: posts.excerpt,
  content: posts.content,
  contentText: posts.contentText,
  searchTitle: posts.searchTitle,
  searchText: posts.searchText,
  searchMonth: posts.searchMonth,
};
const reviewColumns = {
  id: reviews.id,
  productId: reviews.productId,
  locale: reviews.locale,
  title: reviews.title,
  verdict: reviews.verdict,
  searchText: reviews.searchText,
  brand: products.brand,
  name: products.name,
};
const productColumns = {
  id: products.id,
  brand: products.brand,
  name: products.name,
  ean: products.ean,
  otherEans: products.otherEans,
  searchText: products.searchText,
};
const mediaColumns = { id: media.id, fileName: media.fileName, alt: media.alt, searchText: media.searchText };

/** Rows after a number, in their order; each kind of thing has what its search text is made of. */
export const listers = {
  post: (db: Db, after: number, limit: number) =>
    db.select(postColumns).from(posts).where(gt(posts.id, after)).orderBy(asc(posts.id)).limit(limit),
  review: (db: Db, after: number, limit: number) =>
    db
      .select(reviewColumns)
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(gt(reviews.id, after))
      .orderBy(asc(reviews.id))
      .limit(limit),
  product: (db: Db, after: number, limit: number) =>
    db
      .select(productColumns)
      .from(products)
      .where(gt(products.id, after))
      .orderBy(asc(products.id))
      .limit(limit),
  media: (db: Db, after: number, limit: number) =>
    db.select(mediaColumns).from(media).where(gt(media.id, after)).orderBy(asc(media.id)).limit(limit),
} as const;
export type Searched = keyof typeof listers;
export type RowOf<K extends Searched> = Awaited<ReturnType<(typeof listers)[K]>>[number];

const tables = { post: posts, review: reviews, product: products, media } as const;

/** Held until the transaction is over: what is made of it must still be true then. */
export async function lockRow(tx: Db, kind: Searched, id: number): Promise<void> {
  const table = tables[kind];
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
}

/** Only what is made of the rest: to everybody else the row is as it was. */
export async function storeSearch(
  tx: Db,
  kind: Searched,
  id: number,
  set: Record<string, string | null>,
): Promise<void> {
  const table = tables[kind];
  await tx.update(table).set(set).where(eq(table.id, id));
}
