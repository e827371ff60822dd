import type { Locale } from '#contract/locales.ts';
import type { Db } from '#db/open.ts';
import { notFound } from '#server/lib/errors.ts';
import {
  type CategoryRow,
  findCategory,
  findCategoryBySlug,
  listCategoriesByIds,
  listPopularCategories,
} from './categories.queries.ts';

export type CategoriesService = ReturnType<typeof createCategoriesService>;

export function createCategoriesService({ db }: { db: Db }) {
  return {
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
