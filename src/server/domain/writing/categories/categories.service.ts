import { type Locale, languageTags } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { RememberedRows } from '#server/domain/pages/invalidations/remembered-rows.ts';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { notFound } from '#server/lib/errors.ts';
import { categoryAddress } from './categories.address.ts';
import {
  type CategoryRow,
  findCategory,
  findCategoryByOldAddress,
  findCategoryBySlug,
  listCategories,
  listCategoriesByIds,
  listCategoryNames,
  listCategorySiblings,
  listPopularCategories,
} from './categories.queries.ts';

export type { CategoryRow };
export type CategoriesService = ReturnType<typeof createCategoriesService>;

export interface CategoryWithSiblings extends CategoryRow {
  siblings: { locale: Locale; slug: string }[];
}

export function createCategoriesService({ db, rows }: { db: Db; rows: RememberedRows }) {
  async function withSiblings(rows: CategoryRow[]): Promise<CategoryWithSiblings[]> {
    if (rows.length === 0) return [];
    const groups = rows.map(({ groupId }) => groupId);
    noteSeen(...groups.map(tags.alternates), tags.editions());
    const siblings = await listCategorySiblings(db, groups);
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
      noteSeen(tags.categories(locale), ...rows.map(({ id }) => tags.category(id)));
      return withSiblings(rows.sort((a, b) => compare(a.name, b.name)));
    },

    /** Of all of them, with posts in them or not. */
    listNames: (locale: Locale) => listCategoryNames(db, locale),

    /** A category as its page shows it. */
    async getWithSiblings(category: CategoryRow): Promise<CategoryWithSiblings> {
      const [found] = await withSiblings([category]);
      return found ?? { ...category, siblings: [] };
    },

    async listPopular(locale: Locale, limit: number): Promise<CategoryRow[]> {
      const rows = await listPopularCategories(db, locale, limit);
      noteSeen(tags.popular(locale), ...rows.map(({ id }) => tags.category(id)));
      return rows;
    },

    async listByIds(ids: number[]): Promise<CategoryRow[]> {
      const named = ids.map(tags.category);
      noteSeen(...named);
      if (ids.length === 0) return [];
      return rows.get(
        `categories ${ids}`,
        () => listCategoriesByIds(db, ids),
        () => named,
      );
    },

    async getCategory(id: number): Promise<CategoryRow> {
      const category = await findCategory(db, id);
      if (!category) throw notFound(`Category ${id}`);
      noteSeen(tags.category(id));
      return category;
    },

    /** Under its present slug or one that it once had. */
    async getCategoryBySlug(locale: Locale, slug: string): Promise<CategoryRow> {
      const category =
        (await findCategoryBySlug(db, locale, slug)) ??
        (await findCategoryByOldAddress(db, locale, categoryAddress(locale, slug)));
      noteSeen(category ? tags.category(category.id) : tags.missing(locale));
      if (!category) throw notFound(`The category "${slug}" of ${locale}`);
      return category;
    },
  };
}
