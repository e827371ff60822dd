import { isLocale, type Locale } from '#contract/site/locales.ts';
import { adminPostSorts, postViews } from '#contract/writing/posts/posts.words.ts';
import type { ApiInput } from '#web/admin/api/call.ts';

/** What the address says to narrow the list by. */
export const postFilterNames = ['q', 'category', 'author', 'missing'];

type PostListInput = ApiInput<'GET /api/admin/posts'>;

/** What makes no sense is left out: an address may be old, or written by hand. */
export function postListInput(params: URLSearchParams, locale: Locale): PostListInput {
  const q = params.get('q')?.trim();
  const status = postViews.find((each) => each === params.get('status'));
  const category = params.get('category') ?? '';
  const author = params.get('author');
  const missing = params.get('missing');
  const sort = adminPostSorts.find((each) => each === params.get('sort'));
  return {
    // What one edition lacks, any other may have.
    ...(isLocale(missing) ? { missing } : { locale }),
    ...(q && { q: q.slice(0, 50) }),
    ...(status && { status }),
    ...(/^\d{1,15}$/.test(category) && { categoryId: Number(category) }),
    ...(author && { author }),
    ...(sort && { sort }),
  };
}
