import { type Locale, languageTags } from '#contract/locales.ts';
import type { Db } from '#db/open.ts';
import { notFound } from '#server/lib/errors.ts';
import {
  type CategoryRow,
  findCategory,
  findCategoryBySlug,
  listCategories,
  listCategoriesByIds,
  listCategorySiblings,
  listPopularCategories,
} from './categories.queries.ts';

export type { CategoryRow };
export type CategoriesService = ReturnType<typeof createCategoriesService>;

export interface CategoryWithSiblings extends CategoryRow {
  siblings: { locale: Locale; slug: string }[];
}

export function createCategoriesService({ db }: { db: Db }) {
  async function withSiblings(rows: CategoryRow[]): Promise<CategoryWithSiblings[]> {
    if (rows.length === 0) return [];
    const siblings = await listCategorySiblings(
      db,
      rows.map(({ groupId }) => groupId),
    );
    return rows.map((row) => ({
      ...row,
      siblings: siblings.filter(({ groupId }) => groupId === row.groupId),
    }));
  }

  return {
    /** By name, as a reader of that language would sort them. */
    async listAll(locale: Locale): Promise<CategoryWithSiblings[]> {
      const compare = new Intl.Collator(languageTags[locale]).compare;
      const rows = await listCategories(db, locale);
      return withSiblings(rows.sort((a, b) => compare(a.name, b.name)));
    },

    /** A category as its page shows it. */
    async getWithSiblings(category: CategoryRow): Promise<CategoryWithSiblings> {
      const [found] = await withSiblings([category]);
      return found ?? { ...category, siblings: [] };
    },

    listPopular: (locale: Locale, limit: number): Promise<CategoryRow[]> =>
      listPopularCategories(db, locale, limit),

    listByIds: async (ids: number[]): Promise<CategoryRow[]> =>
      ids.length === 0 ? [] : listCategoriesByIds(db, ids),

    async getCategory(id: number): Promise<CategoryRow> {
      const category = await findCategory(db, id);
      if (!category) throw notFound(`Category ${id}`);
      return category;
    },

    async getCategoryBySlug(locale: Locale, slug: string): Promise<CategoryRow> {
      const category = await findCategoryBySlug(db, locale, slug);
      if (!category) throw notFound(`The category "${slug}" of ${locale}`);
      return category;
    },
  };
}
