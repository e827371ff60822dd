import type { Category, CategoryDetail } from '#contract/categories.ts';
import type { CategoryRow } from './categories.queries.ts';

export const presentCategory = ({ id, name, slug }: CategoryRow): Category => ({ id, name, slug });

export const presentCategoryDetail = (row: CategoryRow): CategoryDetail => ({
  ...presentCategory(row),
  locale: row.locale,
  description: row.description,
  postCount: row.postCount,
});
