import { and, asc, eq, gt, inArray, lte, max, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { editions } from '#db/schema/running/editions.ts';
import { posts } from '#db/schema/writing/posts.ts';

/** As readers are told (`readersDate`). What was written long before it was published has not been changed before that. */
export const changeOf = (table: typeof posts | typeof reviews) =>
  sql`greatest(coalesce(${table.readersUpdatedAt}, ${table.updatedAt}), ${table.publishedAt})`.mapWith(
    table.updatedAt,
  ) as SQL<Date>;

const published = (table: typeof posts | typeof reviews, locale: Locale) =>
  and(eq(table.locale, locale), eq(table.status, 'published'));

/** Counted off in ranges of ids: the number of each range that has any, and the last change in it. */
const rangesOf = (table: typeof posts | typeof reviews) => (db: Db, locale: Locale, size: number) => {
  const range = sql<number>`((${table.id} - 1) / ${sql.raw(String(size))} + 1)::int`;
  return db
    .select({ range, changedAt: max(changeOf(table)).mapWith(table.updatedAt) })
    .from(table)
    .where(published(table, locale))
    .groupBy(range);
};

export const listPostRanges = rangesOf(posts);
export const listReviewRanges = rangesOf(reviews);

/** The next ids of a range, after one and up to another. */
interface Stretch {
  locale: Locale;
  after: number;
  last: number;
  limit: number;
}

const within = (table: typeof posts | typeof reviews, { locale, after, last }: Stretch) =>
  and(published(table, locale), gt(table.id, after), lte(table.id, last));

export const listPostStretch = (db: Db, stretch: Stretch) =>
  db
    .select({
      id: posts.id,
      slug: posts.slug,
      sibling: posts.groupId,
      imageUrl: posts.imageUrl,
      changedAt: changeOf(posts),
    })
    .from(posts)
    .where(within(posts, stretch))
    .orderBy(asc(posts.id))
    .limit(stretch.limit);

export const listReviewStretch = (db: Db, stretch: Stretch) =>
  db
    .select({
      id: reviews.id,
      slug: reviews.slug,
      sibling: reviews.productId,
      changedAt: changeOf(reviews),
    })
    .from(reviews)
    .where(within(reviews, stretch))
    .orderBy(asc(reviews.id))
    .limit(stretch.limit);

/** Where else articles can be read: as posts.page.queries.ts has it for one of them. */
export const listPostSiblings = (db: Db, groupIds: string[]) =>
  db
    .select({ sibling: posts.groupId, locale: posts.locale, slug: posts.slug })
    .from(posts)
    .innerJoin(editions, eq(editions.locale, posts.locale))
    .where(
      and(inArray(posts.groupId, groupIds), eq(posts.status, 'published'), eq(editions.status, 'active')),
    );

/** Where else products are reviewed: as reviews.queries.ts has it for one of them. */
export const listReviewSiblings = (db: Db, productIds: number[]) =>
  db
    .select({ sibling: reviews.productId, locale: reviews.locale, slug: reviews.slug })
    .from(reviews)
    .innerJoin(editions, eq(editions.locale, reviews.locale))
    .where(
      and(
        inArray(reviews.productId, productIds),
        eq(reviews.status, 'published'),
        eq(editions.status, 'active'),
      ),
    );
