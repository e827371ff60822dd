import { and, desc, eq, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { reviewWords } from '#contract/site/addresses/paths.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { LinkingKind } from '#contract/writing/inner-links/inner-links.words.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { products } from '#db/schema/commerce/products.ts';
import { productsNamedIn } from '#db/schema/commerce/products-named-in.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { innerLinks } from '#db/schema/writing/inner-links.ts';
import { posts } from '#db/schema/writing/posts.ts';

/** What an edition's articles are called, folded; nothing of their texts. */
export const listTitles = (db: Db, locale: Locale, except: number) =>
  db
    .select({
      id: posts.id,
      slug: posts.slug,
      title: posts.searchTitle,
      keyword: posts.keyword,
      categoryId: posts.categoryId,
    })
    .from(posts)
    .where(and(eq(posts.locale, locale), eq(posts.status, 'published'), ne(posts.id, except)));

export const listReviewNames = (db: Db, locale: Locale) =>
  db
    .select({
      id: reviews.id,
      slug: reviews.slug,
      title: reviews.title,
      productId: reviews.productId,
      brand: products.brand,
      name: products.name,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.locale, locale), eq(reviews.status, 'published')));

/** Articles that name one of these products, by the index of products in articles. */
export async function listNaming(db: Db, locale: Locale, productIds: number[]): Promise<Set<number>> {
  if (productIds.length === 0) return new Set();
  const some = `$[*] ? (${productIds.map((id) => `@ == ${id}`).join(' || ')})`;
  const found = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.locale, locale), sql`${productsNamedIn('posts.content')} @? ${some}::jsonpath`));
  return new Set(found.map(({ id }) => id));
}

const postColumns = {
  id: posts.id,
  editId: posts.id,
  locale: posts.locale,
  slug: posts.slug,
  title: posts.title,
  at: posts.publishedAt,
};
const reviewColumns = {
  id: reviews.id,
  /** A review is written where its product is. */
  editId: reviews.productId,
  locale: reviews.locale,
  slug: reviews.slug,
  title: reviews.title,
  at: reviews.publishedAt,
};
const pageColumns = { post: postColumns, review: reviewColumns };
export type PageRow = {
  id: number;
  editId: number;
  locale: Locale;
  slug: string;
  title: string;
  at: Date | null;
};

export const listPages = async (db: Db, kind: LinkingKind, ids: number[]): Promise<PageRow[]> => {
  if (ids.length === 0) return [];
  return kind === 'post'
    ? db.select(pageColumns.post).from(posts).where(inArray(posts.id, ids))
    : db.select(pageColumns.review).from(reviews).where(inArray(reviews.id, ids));
};

/** Those whose texts lead to a path and that readers can see, the newest first. */
export const listLeadingTo = async (db: Db, path: string, except: { kind: LinkingKind; id: number }) => {
  const from = (kind: LinkingKind, column: typeof posts.id | typeof reviews.id) => {
    const ids = db
      .select({ id: innerLinks.fromId })
      .from(innerLinks)
      .where(and(eq(innerLinks.path, path), eq(innerLinks.fromKind, kind)));
    return and(inArray(column, ids), except.kind === kind ? ne(column, except.id) : undefined);
  };
  const [fromPosts, fromReviews] = await Promise.all([
    db
      .select(pageColumns.post)
      .from(posts)
      .where(and(from('post', posts.id), inArray(posts.status, ['published', 'scheduled'])))
      .orderBy(desc(posts.id)),
    db
      .select(pageColumns.review)
      .from(reviews)
      .where(and(from('review', reviews.id), eq(reviews.status, 'published')))
      .orderBy(desc(reviews.id)),
  ]);
  return [
    ...fromPosts.map((page) => ({ kind: 'post' as const, ...page })),
    ...fromReviews.map((page) => ({ kind: 'review' as const, ...page })),
  ];
};

const linking = alias(posts, 'linking');
const reviewing = alias(reviews, 'reviewing');

/** No text that readers can see leads to this address, but for the page's own. */
function unreached(db: Db, path: SQL, kind: LinkingKind, id: SQL): SQL | undefined {
  const links = (from: LinkingKind) => and(eq(innerLinks.path, path), eq(innerLinks.fromKind, from));
  const isOther = (from: LinkingKind) => (from === kind ? sql`${innerLinks.fromId} <> ${id}` : undefined);
  const one = { one: sql`1` };
  return and(
    notExists(
      db
        .select(one)
        .from(innerLinks)
        .innerJoin(linking, and(eq(linking.id, innerLinks.fromId), eq(linking.status, 'published')))
        .where(and(links('post'), isOther('post'))),
    ),
    notExists(
      db
        .select(one)
        .from(innerLinks)
        .innerJoin(reviewing, and(eq(reviewing.id, innerLinks.fromId), eq(reviewing.status, 'published')))
        .where(and(links('review'), isOther('review'))),
    ),
  );
}

interface Asked {
  locale: Locale | undefined;
  after: Place | undefined;
  limit: number;
}

const newestPosts = newestBy(posts.publishedAt, posts.id);
const newestReviews = newestBy(reviews.publishedAt, reviews.id);

export const listLonelyPosts = (db: Db, { locale, after, limit }: Asked): Promise<PageRow[]> =>
  db
    .select(pageColumns.post)
    .from(posts)
    .where(
      and(
        eq(posts.status, 'published'),
        inArray(posts.locale, locale ? [locale] : [...locales]),
        unreached(db, sql`'/' || ${posts.locale} || '/' || ${posts.slug}`, 'post', sql`${posts.id}`),
        newestPosts.after(after),
      ),
    )
    .orderBy(...newestPosts.order)
    .limit(limit);

const reviewWord = sql.join(
  [
    sql`CASE ${reviews.locale}`,
    ...locales.map((locale) => sql`WHEN ${locale} THEN ${reviewWords[locale]}`),
    sql`END`,
  ],
  sql` `,
);

/** Nor does any article show its product: cards lead to reviews. */
export const listLonelyReviews = (db: Db, { locale, after, limit }: Asked): Promise<PageRow[]> =>
  db
    .select(pageColumns.review)
    .from(reviews)
    .where(
      and(
        eq(reviews.status, 'published'),
        inArray(reviews.locale, locale ? [locale] : [...locales]),
        unreached(
          db,
          sql`'/' || ${reviews.locale} || '/' || ${reviewWord} || '/' || ${reviews.slug}`,
          'review',
          sql`${reviews.id}`,
        ),
        notExists(
          db
            .select({ one: sql`1` })
            .from(linking)
            .where(
              and(
                eq(linking.locale, reviews.locale),
                eq(linking.status, 'published'),
                sql`${productsNamedIn('linking.content')} @> jsonb_build_array(${reviews.productId})`,
              ),
            ),
        ),
        newestReviews.after(after),
      ),
    )
    .orderBy(...newestReviews.order)
    .limit(limit);
