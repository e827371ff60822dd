import { createHash, timingSafeEqual } from 'node:crypto';
import type { KeptPage } from '../copies/kept-page.ts';
import type { PageRequest, PageResponse } from './page-response.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

export type ForCaches = (request: PageRequest, page: KeptPage, answer: PageResponse) => PageResponse;

/** What is said beside a page to the caches that are told of changes. */
export type TellEdge = (page: KeptPage) => Readonly<Record<string, string>>;

/** By their whole names, to whoever purges by himself. */
const wholeNames: TellEdge = ({ tags }) => ({ 'surrogate-key': tags.join(' ') });

/**
 * A cache in front that shows the owner's token is told what a page is made of, so that it can be told to forget it.
 * Readers have no use for it, and need not know how content hangs together.
 */
export function createForCaches(token: string, tellEdge: TellEdge = wholeNames): ForCaches {
  const expected = digest(token);
  /** The same object for the same head: whoever writes answers down remembers them by it. */
  const told = new WeakMap<PageResponse['headers'], PageResponse['headers']>();

  return ({ headers: { 'x-cache-token': given } }, page, answer) => {
    if (typeof given !== 'string' || !timingSafeEqual(digest(given), expected)) return answer;
    const headers = told.get(answer.headers) ?? { ...answer.headers, ...tellEdge(page) };
    told.set(answer.headers, headers);
    return { ...answer, headers };
  };
}
