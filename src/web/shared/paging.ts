import { pageNumberOf } from '#contract/site/addresses/list-pages.ts';

/** "Load more" without scripts is a link to the list's next page, which shows its own part alone. */
export const pageOf = (search: URLSearchParams): number => pageNumberOf(search.get('page'));

/** What a call for a page of a list says beside what it asks of any: nothing for the first. */
export const pageParam = (page: number): { page?: number } => (page > 1 ? { page } : {});
