import { createHash, timingSafeEqual } from 'node:crypto';
import type { KeptPage } from '../copies/kept-page.ts';
import type { PageRequest, PageResponse } from './page-response.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

export type ForCaches = (request: PageRequest, page: KeptPage, answer: PageResponse) => PageResponse;

/**
 * A cache in front that shows the owner's token is told what a page is made of, so that it can be told to forget it.
 * Readers have no use for it, and need not know how content hangs together.
 */
export function createForCaches(token: string): ForCaches {
  const expected = digest(token);
  /** The same object for the same head: whoever writes answers down remembers them by it. */
  const told = new WeakMap<PageResponse['headers'], PageResponse['headers']>();

  return ({ headers: { 'x-cache-token': given } }, page, answer) => {
    if (typeof given !== 'string' || !timingSafeEqual(digest(given), expected)) return answer;
    const headers = told.get(answer.headers) ?? { ...answer.headers, 'surrogate-key': page.tags.join(' ') };
    told.set(answer.headers, headers);
    return { ...answer, headers };
  };
}
