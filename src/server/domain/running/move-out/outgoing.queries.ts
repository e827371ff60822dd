import { and, asc, eq, gt, sum } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { authors } from '#db/schema/writing/authors.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { media } from '#db/schema/writing/media.ts';
import { posts } from '#db/schema/writing/posts.ts';

const AT_ONCE = 100;

const category = { slug: categories.slug, name: categories.name };
const person = { slug: authors.slug, name: authors.name };

const postsAfter = (db: Db, locale: Locale, after: number) =>
  db
    .select({ post: posts, category, person })
    .from(posts)
    .leftJoin(categories, eq(categories.id, posts.categoryId))
    .leftJoin(authors, eq(authors.id, posts.authorId))
    .where(and(eq(posts.locale, locale), gt(posts.id, after)))
    .orderBy(asc(posts.id))
    .limit(AT_ONCE);

const reviewsAfter = (db: Db, locale: Locale, after: number) =>
  db
    .select({
      review: reviews,
      product: { brand: products.brand, name: products.name, imageUrl: products.imageUrl },
      category,
      person,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(categories, eq(categories.id, reviews.categoryId))
    .leftJoin(authors, eq(authors.id, reviews.authorId))
    .where(and(eq(reviews.locale, locale), gt(reviews.id, after)))
    .orderBy(asc(reviews.id))
    .limit(AT_ONCE);

export type OutgoingPostRow = Awaited<ReturnType<typeof postsAfter>>[number];
export type OutgoingReviewRow = Awaited<ReturnType<typeof reviewsAfter>>[number];

/** An edition's posts, whatever became of them, some at a time. */
export async function* listOutgoingPosts(db: Db, locale: Locale): AsyncGenerator<OutgoingPostRow[]> {
  for (let after = 0; ; ) {
    const rows = await postsAfter(db, locale, after);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.post.id ?? 0;
  }
}

export async function* listOutgoingReviews(db: Db, locale: Locale): AsyncGenerator<OutgoingReviewRow[]> {
  for (let after = 0; ; ) {
    const rows = await reviewsAfter(db, locale, after);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.review.id ?? 0;
  }
}

export const listOutgoingCategories = (db: Db, locale: Locale) =>
  db.select().from(categories).where(eq(categories.locale, locale)).orderBy(asc(categories.id));

/** How much there is to write: articles and reviews, and bytes of pictures and files. */
export async function measureOutgoing(db: Db): Promise<{ items: number; mediaBytes: number }> {
  const [kept] = await db.select({ bytes: sum(media.bytes) }).from(media);
  const items = (await db.$count(posts)) + (await db.$count(reviews));
  return { items, mediaBytes: Number(kept?.bytes ?? 0) };
}

export const listOutgoingAuthors = (db: Db) => db.select().from(authors).orderBy(asc(authors.id));
