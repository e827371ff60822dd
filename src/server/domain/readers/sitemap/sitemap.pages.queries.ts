import { and, asc, desc, eq, gt, lte, max, sql } from 'drizzle-orm';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { launches } from '#db/schema/commerce/launches.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { editions } from '#db/schema/running/editions.ts';
import { authors } from '#db/schema/writing/authors.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { changeOf } from './sitemap.queries.ts';

/** The last change among the posts that a home shows. */
export async function findHomeChange(db: Db, locale: Locale): Promise<Date | null> {
  const newest = db
    .select({ changedAt: sql`${changeOf(posts)}`.as('changed_at') })
    .from(posts)
    .where(and(eq(posts.locale, locale), eq(posts.status, 'published')))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limits.posts.homeDataSize)
    .as('newest');
  const [row] = await db.select({ at: max(newest.changedAt).mapWith(posts.updatedAt) }).from(newest);
  return row?.at ?? null;
}

/** Categories that lead somewhere, with the last change among the posts that their pages begin with. */
export function listCategoryChanges(db: Db, locale: Locale) {
  const first = sql`(
    SELECT max(newest.changed_at) FROM (
      SELECT ${changeOf(posts)} AS changed_at FROM ${posts}
      WHERE ${posts.categoryId} = ${categories.id} AND ${posts.status} = 'published'
      ORDER BY ${posts.publishedAt} DESC, ${posts.id} DESC
      LIMIT ${sql.raw(String(limits.posts.categoryPart))}
    ) newest
  )`;
  return db
    .select({
      id: categories.id,
      changedAt: sql`greatest(${categories.updatedAt}, ${first})`.mapWith(categories.updatedAt),
    })
    .from(categories)
    .where(and(eq(categories.locale, locale), gt(categories.postCount, 0)))
    .orderBy(asc(categories.id));
}

/** Days with launches that have come, each with the last change among its reviews. */
export const listLaunchChanges = (db: Db, locale: Locale, today: string) =>
  db
    .select({
      date: launches.date,
      changedAt: max(sql`greatest(${launches.createdAt}, ${changeOf(reviews)})`).mapWith(reviews.updatedAt),
    })
    .from(launches)
    .innerJoin(reviews, eq(reviews.id, launches.reviewId))
    .where(and(eq(launches.locale, locale), lte(launches.date, today), eq(reviews.status, 'published')))
    .groupBy(launches.date)
    .orderBy(asc(launches.date));

/** Who has published something, edition by edition, with the last change among all that they have there. */
export async function listAuthorChanges(db: Db) {
  const of = (table: typeof posts | typeof reviews) =>
    db
      .select({
        id: authors.id,
        slug: authors.slug,
        imageUrl: authors.imageUrl,
        locale: table.locale,
        changedAt: sql`greatest(max(${changeOf(table)}), max(${authors.updatedAt}))`.mapWith(table.updatedAt),
      })
      .from(table)
      .innerJoin(authors, eq(authors.id, table.authorId))
      .innerJoin(editions, eq(editions.locale, table.locale))
      .where(and(eq(table.status, 'published'), eq(editions.status, 'active')))
      .groupBy(authors.id, table.locale)
      .orderBy(asc(authors.id));
  return [...(await of(posts)), ...(await of(reviews))];
}
