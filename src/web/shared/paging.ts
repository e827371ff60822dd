import { limits } from '#contract/limits.ts';

/** How many steps of posts an address asks for: "load more" without scripts is a link to the next one. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  if (!Number.isInteger(page) || page < 1) return 1;
  return Math.min(page, limits.posts.maxPageWithoutScripts);
}

/** How many calls of home-data hold the hero and that many steps. */
export const partsFor = (page: number): number =>
  Math.ceil((1 + page * limits.posts.step) / limits.posts.homeDataSize);
