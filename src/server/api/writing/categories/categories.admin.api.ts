import type { Api } from '#contract/all.endpoints.ts';
import { presentAdminCategory } from '#server/domain/writing/categories/categories.admin.presenter.ts';
import type { Services } from '#server/services.ts';

/** An edition's categories are few: every list of them is one page. */
const listed = (facts: Parameters<typeof presentAdminCategory>[0][]) => ({
  items: facts.map(presentAdminCategory),
  nextCursor: null,
});

export const adminCategoryCalls = ({ adminCategories }: Services) =>
  ({
    listAdminCategories: async ({ locale }, caller) => listed(await adminCategories.list(caller, locale)),
    createCategory: async ({ body }, caller) =>
      presentAdminCategory(await adminCategories.create(caller, body)),
    changeCategory: async ({ id, body }, caller) =>
      presentAdminCategory(await adminCategories.change(caller, id, body)),
    copyCategory: async ({ id, body }, caller) => listed(await adminCategories.copy(caller, id, body.copies)),
    deleteCategory: async ({ id, moveTo }, caller) => ({
      deleted: true,
      moved: await adminCategories.remove(caller, id, moveTo),
    }),
  }) satisfies Partial<Api>;
