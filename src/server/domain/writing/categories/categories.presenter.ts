import type { Category, CategoryDetail } from '#contract/writing/categories/categories.schemas.ts';
import type { CategoryRow } from './categories.queries.ts';
import type { CategoryWithSiblings } from './categories.service.ts';

export const presentCategory = ({ id, name, slug, icon }: CategoryRow): Category => ({
  id,
  name,
  slug,
  ...(icon && { icon }),
});

export const presentCategoryDetail = (row: CategoryWithSiblings): CategoryDetail => ({
  ...presentCategory(row),
  locale: row.locale,
  description: row.description,
  postCount: row.postCount,
  siblings: row.siblings.map(({ locale, slug }) => ({ locale, slug })),
});
