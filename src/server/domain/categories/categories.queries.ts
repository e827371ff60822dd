import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Db } from '#db/open.ts';
import { categories } from '#db/schema/categories.ts';

export type CategoryRow = typeof categories.$inferSelect;

/** Empty categories would lead a reader nowhere, so they are never popular. */
export const listPopularCategories = (db: Db, locale: Locale, limit: number): Promise<CategoryRow[]> =>
  db
    .select()
    .from(categories)
    .where(and(eq(categories.locale, locale), gt(categories.postCount, 0)))
    .orderBy(desc(categories.postCount), asc(categories.id))
    .limit(limit);

export const listCategoriesByIds = (db: Db, ids: number[]): Promise<CategoryRow[]> =>
  db.select().from(categories).where(inArray(categories.id, ids));

export async function findCategory(db: Db, id: number): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id)).limit(1);
  return row;
}

export async function findCategoryBySlug(
  db: Db,
  locale: Locale,
  slug: string,
): Promise<CategoryRow | undefined> {
  const [row] = await db
    .select()
    .from(categories)
    .where(and(eq(categories.locale, locale), eq(categories.slug, slug)))
    .limit(1);
  return row;
}
