import type { AdminCategory } from '#contract/writing/categories/categories.admin.schemas.ts';
import { foldText } from '#i18n/fold.ts';
import { sortDirection } from '#web/admin/ui/table/sorting.ts';

const orders: Record<string, (category: AdminCategory) => number> = {
  posts: ({ posts }) => posts.total,
  reviews: ({ reviews }) => reviews,
  editions: ({ siblings }) => siblings.length,
};

interface Wish {
  q?: string | undefined;
  sort?: string | undefined;
}

/** An edition's categories are few and all here: they are narrowed and sorted on the spot. By name, unless wished otherwise. */
export function shownCategories(categories: AdminCategory[], { q = '', sort }: Wish): AdminCategory[] {
  const wanted = foldText(q.trim());
  const found = categories.filter(
    ({ name, slug }) => foldText(name).includes(wanted) || slug.includes(wanted),
  );
  const key = sort?.replace(/^-/, '') ?? 'name';
  const down = sortDirection(sort, key) === 'descending' ? -1 : 1;
  const order = orders[key];
  // The server has sorted them by name, as the edition's language does.
  if (!order) return down < 0 ? found.reverse() : found;
  return found.sort((a, b) => (order(a) - order(b)) * down);
}

export const totalsOf = (categories: AdminCategory[]): { posts: number; reviews: number } => ({
  posts: categories.reduce((sum, { posts }) => sum + posts.total, 0),
  reviews: categories.reduce((sum, { reviews }) => sum + reviews, 0),
});
