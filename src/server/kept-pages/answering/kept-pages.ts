import type { ServedFrom } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import { chosenSearch } from '#contract/site/addresses/chosen-search.ts';
import type { ScriptRules } from '#server/domain/readers/crawlers/script-rules.ts';
import { isNamedByQuery } from '#server/domain/readers/redirects/old-address.ts';
import { ownLocation } from '#server/lib/own-location.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { KeptPage } from '../copies/kept-page.ts';
import { pageKey, type Reads } from '../page-key.ts';
import type { PageStore } from '../page-store.ts';
import type { AnswerCounter } from './answer-counts.ts';
import type { ForCaches } from './for-caches.ts';
import { type PageRequest, type PageResponse, pageResponse } from './page-response.ts';
import { barePage } from './without-scripts.ts';

interface Parts {
  store: PageStore;
  clock: Clock;
  counts: Pick<AnswerCounter, 'answered' | 'answeredCache'>;
  /** The parameters that the page at an address reads. */
  readsOf: (pathname: string) => Reads;
  /** Who gets pages without their scripts. */
  rules: Pick<ScriptRules, 'variantFor'>;
  /** What a cache in front is told beside the page. */
  forCaches?: ForCaches | undefined;
  /** Told of every page that is in memory already when somebody asks for it. */
  onAskedAgain?: (page: KeptPage) => void;
}

/** An answer from memory, and whose: empty where it says that there is no page. */
export interface ReadyPage extends PageResponse {
  pathname: string;
}

/** Where a page is not the same for everybody, caches keep one for each name. */
const BY_READER = 'Accept-Encoding, User-Agent';

/** The store as the server in front of it sees it: an address in, an answer out. */
export function createKeptPages({ store, clock, counts, readsOf, rules, forCaches, onAskedAgain }: Parts) {
  const keyOf = (pathname: string, search: string) =>
    search === '' ? pathname : pageKey(pathname, search, readsOf(pathname));

  function answerFor(page: KeptPage, pathname: string, request: PageRequest, now: number): PageResponse {
    const variant = rules.variantFor(pathname, request.headers['user-agent']);
    if (variant === 'whole' || page.size === 0) return pageResponse(request, page, now);
    return pageResponse(request, variant === 'with-scripts' ? page : barePage(page), now, BY_READER);
  }

  function answerWith(
    page: KeptPage,
    from: ServedFrom,
    pathname: string,
    request: PageRequest,
    now: number,
  ): PageResponse {
    if (!forCaches?.isCache(request)) return answerFor(page, pathname, request, now);
    counts.answeredCache(from);
    const answer = answerFor(page, pathname, forCaches.asked(request), now);
    return forCaches.tell(page, answer, { now, from });
  }

  return {
    keyOf,

    async respond(
      pathname: string,
      search: string,
      request: PageRequest,
    ): Promise<PageResponse & { from: ServedFrom }> {
      const key = keyOf(pathname, search);
      const { page, from } = await store.get(key);
      counts.answered(key, from);
      const answer = { ...answerWith(page, from, pathname, request, clock().getTime()), from };
      if (!page.leadsAway || search === '') return answer;
      const location = ownLocation(answer.headers.location ?? '/', search);
      return { ...answer, headers: { ...answer.headers, location } };
    },

    /** Ahead of any routing: what is ready to be sent; undefined where somebody has to look further. */
    respondAtOnce(request: PageRequest & { url?: string | undefined }): ReadyPage | undefined {
      const { method, url = '' } = request;
      if (method !== 'GET' && method !== 'HEAD') return undefined;
      const mark = url.indexOf('?');
      const pathname = mark < 0 ? url : url.slice(0, mark);
      const search = mark < 0 ? '' : url.slice(mark + 1);
      // An address with empty fields leads to the one without them.
      if (search !== '' && chosenSearch(search, readsOf(pathname)) !== search) return undefined;
      // It may be the address that a page had on another site.
      if (search !== '' && isNamedByQuery(search)) return undefined;
      const key = mark < 0 ? url : keyOf(pathname, search);
      const now = clock().getTime();
      const page = store.peek(key, now);
      if (!page) return undefined;
      onAskedAgain?.(page);
      counts.answered(key, 'memory');
      const { status, headers, body } = answerWith(page, 'memory', pathname, request, now);
      return { status, headers, body, pathname: page.status === 200 ? pathname : '' };
    },

    /** Both variants of a page, as they would be sent. */
    async readVariants(pathname: string): Promise<{ status: number; whole: string; bare: string }> {
      const { page } = await store.get(pathname);
      const read = (each: KeptPage) => String(pageResponse({ headers: {} }, each, clock().getTime()).body);
      return { status: page.status, whole: read(page), bare: read(barePage(page)) };
    },
  };
}

export type KeptPages = ReturnType<typeof createKeptPages>;
