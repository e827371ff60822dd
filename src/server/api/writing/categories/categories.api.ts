import type { Api } from '#contract/all.endpoints.ts';
import {
  presentCategory,
  presentCategoryDetail,
} from '#server/domain/writing/categories/categories.presenter.ts';
import type { Services } from '#server/services.ts';

export const categoryCalls = ({ categories, editions }: Services) =>
  ({
    listPopularCategories: async ({ locale, limit }) =>
      (await categories.listPopular(locale, limit)).map(presentCategory),
    listCategories: async ({ locale }) => (await categories.listAll(locale)).map(presentCategoryDetail),
    getCategory: async ({ id }) => {
      const category = await categories.getCategory(id);
      await editions.getReadable(category.locale);
      return presentCategoryDetail(await categories.getWithSiblings(category));
    },
    getCategoryBySlug: async ({ locale, slug }) =>
      presentCategoryDetail(
        await categories.getWithSiblings(await categories.getCategoryBySlug(locale, slug)),
      ),
  }) satisfies Partial<Api>;
