import type { InfiniteData } from '@tanstack/react-query';
import { limits } from '#contract/site/limits.ts';
import type { Category } from '#contract/writing/categories/categories.schemas.ts';
import type { HomeData, PostCard } from '#contract/writing/posts/posts.schemas.ts';

type HomeParts = InfiniteData<HomeData, unknown>;

/**
 * What a page shows at first: one step, and on the first page the hero. The empty cursor stands for "from the start":
 * whoever wants more asks for everything again, and the posts that are there already are told by their ids.
 */
export function onlyShown(data: HomeParts, page: number): HomeParts {
  const { posts, categories } = joined(data.pages);
  const shown = posts.slice(0, limits.posts.step + (page === 1 ? 1 : 0));
  if (shown.length === posts.length) return data;
  const ids = new Set(shown.map(({ categoryId }) => String(categoryId)));
  const categoryMap = Object.fromEntries(Object.entries(categories).filter(([id]) => ids.has(id)));
  return { pages: [{ posts: shown, categoryMap, nextCursor: '' }], pageParams: [null] };
}

/** All parts as one list, each post once. */
export function joined(pages: HomeData[]): { posts: PostCard[]; categories: Record<string, Category> } {
  const byId = new Map(pages.flatMap(({ posts }) => posts).map((post) => [post.id, post]));
  const categories = Object.assign({}, ...pages.map(({ categoryMap }) => categoryMap));
  return { posts: [...byId.values()], categories };
}
