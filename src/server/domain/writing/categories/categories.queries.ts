import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import { leadsFrom } from '#db/old-addresses.ts';
import type { Db } from '#db/open.ts';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';
import { editions } from '#db/schema/running/editions.ts';
import { categories } from '#db/schema/writing/categories.ts';

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

/** The category that an old address leads to. */
export async function findCategoryByOldAddress(
  db: Db,
  locale: Locale,
  address: string,
): Promise<CategoryRow | undefined> {
  const [row] = await db
    .select({ category: categories })
    .from(slugRedirects)
    .innerJoin(categories, eq(categories.id, slugRedirects.categoryId))
    .where(leadsFrom(locale, address))
    .limit(1);
  return row?.category;
}

export const listCategories = (db: Db, locale: Locale): Promise<CategoryRow[]> =>
  db
    .select()
    .from(categories)
    .where(and(eq(categories.locale, locale), gt(categories.postCount, 0)));

/** All of them, with posts in them or not. */
export const listCategoryNames = (db: Db, locale: Locale): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(eq(categories.locale, locale));

/** The same category in every active edition that has posts in it, itself included. */
export const listCategorySiblings = (db: Db, groupIds: string[]) =>
  db
    .select({ groupId: categories.groupId, locale: categories.locale, slug: categories.slug })
    .from(categories)
    .innerJoin(editions, eq(editions.locale, categories.locale))
    .where(
      and(inArray(categories.groupId, groupIds), gt(categories.postCount, 0), eq(editions.status, 'active')),
    )
    .orderBy(asc(editions.id));
