import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import {
  type CategoryRow,
  listCategories,
  listCategoriesByIds,
} from '#server/domain/writing/categories/categories.queries.ts';

interface Placed {
  categoryId: number | null;
  isVisible: boolean;
}

type Counted = Pick<CategoryRow, 'id' | 'groupId' | 'postCount'>;

const mostPopular = (rows: Counted[]): string =>
  rows
    .filter(({ postCount }) => postCount > 0)
    .toSorted((a, b) => b.postCount - a.postCount || a.id - b.id)
    .slice(0, limits.categories.popularOnHome)
    .map(({ id }) => id)
    .join();

const countIn = (placed: Placed[], id: number) =>
  placed.filter(({ categoryId, isVisible }) => isVisible && categoryId === id).length;

/**
 * What posts' coming, going or moving did to the categories: whether the most popular are others now or in
 * another order, and which groups have a category more or less that readers can open.
 */
export async function changesOfCategories(tx: Db, locale: Locale, before: Placed[], after: Placed[]) {
  const now: Counted[] = await listCategories(tx, locale);
  // One that has just become empty is not listed any more, but was.
  const listed = new Set(now.map(({ id }) => id));
  const left = before.flatMap(({ categoryId }) =>
    categoryId === null || listed.has(categoryId) ? [] : [categoryId],
  );
  if (left.length > 0) now.push(...(await listCategoriesByIds(tx, left)));
  const then = now.map((row) => ({
    ...row,
    postCount: row.postCount - countIn(after, row.id) + countIn(before, row.id),
  }));
  const isOpened = ({ postCount }: Counted, index: number) =>
    postCount > 0 !== (then[index]?.postCount ?? 0) > 0;
  return {
    reordered: mostPopular(now) !== mostPopular(then),
    opened: now.filter(isOpened).map(({ groupId }) => groupId),
  };
}
