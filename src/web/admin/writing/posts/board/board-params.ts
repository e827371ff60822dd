import { limits } from '#contract/site/limits.ts';
import { isLocale } from '#contract/site/locales.ts';
import { boardStates } from '#contract/writing/posts/post-board.words.ts';
import type { ApiInput } from '#web/admin/api/call.ts';

/** What the address says to narrow the board by. */
export const boardFilterNames = ['q', 'category', 'state', 'in'];

/** What makes no sense is left out: an address may be old, or written by hand. */
export function boardInput(params: URLSearchParams): ApiInput<'GET /api/admin/post-board'> {
  const q = params.get('q')?.trim().slice(0, limits.adminLists.searchChars);
  const category = params.get('category') ?? '';
  const state = boardStates.find((each) => each === params.get('state'));
  const edition = params.get('in');
  return {
    ...(q && { q }),
    ...(/^\d{1,15}$/.test(category) && { categoryId: Number(category) }),
    ...(state && { state }),
    ...(isLocale(edition) && { edition }),
  };
}
