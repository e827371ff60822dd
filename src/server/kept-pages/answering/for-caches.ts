import { createHash, timingSafeEqual } from 'node:crypto';
import type { ServedFrom } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import type { KeptPage } from '../copies/kept-page.ts';
import { keepingOf } from '../page-key.ts';
import type { PageRequest, PageResponse } from './page-response.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

type Headers = Readonly<Record<string, string>>;

interface Circumstances {
  now: number;
  from: ServedFrom;
}

/** What is said beside a page to a cache in front. */
export type TellEdge = (page: KeptPage, circumstances: Circumstances) => Headers;

export interface ForCachesParts {
  /** By which a cache shows that it is the owner's. */
  token: string;
  /** What it is told where the program tells it of changes. */
  tellEdge?: TellEdge | undefined;
  /** Whether "not changed" would leave it with what it was told before. */
  wholeOnly?: boolean | undefined;
}

export type ForCaches = ReturnType<typeof createForCaches>;

/** What pages show, by their whole names: for whoever purges by himself. */
function createWholeNames(): TellEdge {
  const known = new WeakMap<KeptPage, Headers>();
  return (page) => {
    const said = known.get(page) ?? { 'surrogate-key': page.tags.join(' ') };
    known.set(page, said);
    return said;
  };
}

/** What somebody searched for is different each time: a cache would fill itself with it, as this program would. */
const NOT_KEPT: Headers = { 'cache-control': 'private, no-cache', 'cache-status': 'Vitrina; fwd=bypass' };

/**
 * A cache in front that shows the owner's token is told what a page is made of, so that it can be told to forget it.
 * Readers have no use for it, and need not know how content hangs together.
 */
export function createForCaches({ token, tellEdge = createWholeNames(), wholeOnly = false }: ForCachesParts) {
  const expected = digest(token);
  /** The same object for the same head: whoever writes answers down remembers them by it. */
  const told = new WeakMap<Headers, { said: Headers; headers: Headers }>();

  return {
    isCache: ({ headers: { 'x-cache-token': given } }: PageRequest): boolean =>
      typeof given === 'string' && timingSafeEqual(digest(given), expected),

    /** The request as it is answered. */
    asked(request: PageRequest): PageRequest {
      if (!wholeOnly) return request;
      const { 'if-none-match': _, ...headers } = request.headers;
      return { method: request.method, headers };
    },

    tell(page: KeptPage, answer: PageResponse, circumstances: Circumstances): PageResponse {
      const said = keepingOf(page.key) === 'not' ? NOT_KEPT : tellEdge(page, circumstances);
      const last = told.get(answer.headers);
      if (last?.said === said) return { ...answer, headers: last.headers };
      const headers = { ...answer.headers, ...said };
      told.set(answer.headers, { said, headers });
      return { ...answer, headers };
    },
  };
}
