import { asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import type { CategoryRow } from './categories.queries.ts';

export type NewCategoryRow = typeof categories.$inferInsert;

/** In full: drizzle leaves a table's name out where there is only one, and here are two. */
const contentOf = (table: 'posts' | 'reviews') =>
  sql<number>`(SELECT count(*)::int FROM ${sql.raw(table)} AS content WHERE content.category_id = categories.id)`;

const selectCounted = (db: Db) =>
  db
    .select({
      ...getTableColumns(categories),
      totalPosts: contentOf('posts'),
      totalReviews: contentOf('reviews'),
    })
    .from(categories);
export type CountedCategory = Awaited<ReturnType<typeof selectCounted>>[number];

export const listCountedCategories = (db: Db, locale: Locale): Promise<CountedCategory[]> =>
  selectCounted(db).where(eq(categories.locale, locale));

export const listCountedByIds = (db: Db, ids: number[]): Promise<CountedCategory[]> =>
  selectCounted(db).where(inArray(categories.id, ids)).orderBy(asc(categories.id));

/** Every edition's, whatever its status: the editors see what readers do not yet. */
export const listGroupMembers = (db: Db, groupIds: string[]): Promise<CategoryRow[]> =>
  db.select().from(categories).where(inArray(categories.groupId, groupIds)).orderBy(asc(categories.id));

/** Held until the transaction ends, in the order of their ids, so that two transactions never wait for each other. */
export const lockCategories = (tx: Db, ids: number[]): Promise<CategoryRow[]> =>
  tx.select().from(categories).where(inArray(categories.id, ids)).orderBy(asc(categories.id)).for('update');

export async function listSlugs(db: Db, locale: Locale): Promise<Set<string>> {
  const rows = await db
    .select({ slug: categories.slug })
    .from(categories)
    .where(eq(categories.locale, locale));
  return new Set(rows.map(({ slug }) => slug));
}

export async function insertCategories(tx: Db, rows: NewCategoryRow[]): Promise<CategoryRow[]> {
  return tx.insert(categories).values(rows).returning();
}

export async function updateCategory(tx: Db, id: number, fields: Partial<NewCategoryRow>): Promise<void> {
  await tx.update(categories).set(fields).where(eq(categories.id, id));
}

export async function deleteCategory(tx: Db, id: number): Promise<void> {
  await tx.delete(categories).where(eq(categories.id, id));
}

export async function countContent(tx: Db, id: number): Promise<{ posts: number; reviews: number }> {
  const [[ofPosts], [ofReviews]] = [
    await tx.select({ n: count() }).from(posts).where(eq(posts.categoryId, id)),
    await tx.select({ n: count() }).from(reviews).where(eq(reviews.categoryId, id)),
  ];
  return { posts: ofPosts?.n ?? 0, reviews: ofReviews?.n ?? 0 };
}

/** Posts, reviews and old addresses: all that names a category. */
export async function moveContent(tx: Db, from: number, to: number): Promise<void> {
  await tx.update(posts).set({ categoryId: to }).where(eq(posts.categoryId, from));
  await tx.update(reviews).set({ categoryId: to }).where(eq(reviews.categoryId, from));
  await tx.update(slugRedirects).set({ categoryId: to }).where(eq(slugRedirects.categoryId, from));
}
