import { LRUCache } from 'lru-cache';
import type { Api, EndpointName } from '#contract/all.endpoints.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { HeardNews } from '#server/domain/pages/invalidations/heard-news.ts';
import {
  arePricesHidden,
  collectSeen,
  isAfresh,
  noteAll,
  noteFrom,
  type Seen,
} from '#server/domain/pages/invalidations/seen.ts';
import { TagIndex } from '#server/domain/pages/invalidations/tag-index.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import { deepFreeze } from '#server/lib/deep-freeze.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { nextMidnight } from '#server/lib/time/midnight.ts';

/** What pages ask of the API. Not what holds a reader's own words: everybody's are different. */
const rememberedCalls = new Set<string>([
  'getSiteName',
  'listAllLocales',
  'listActiveLocales',
  'getEdition',
  'getHomeData',
  'listPopularCategories',
  'listCategories',
  'getCategoryBySlug',
  'listPostsByCategory',
  'getPostBySlug',
  'listReviews',
  'getReviewBySlug',
  'getLatestLaunchDay',
  'getLaunchDay',
  'getContactPage',
] satisfies EndpointName[]);

/** Of these, what page after page asks in the same words: all that is worth remembering where each is made once. */
export const callsOfManyPages: ReadonlySet<string> = new Set([
  'getSiteName',
  'listAllLocales',
  'listActiveLocales',
  'getEdition',
  'listPopularCategories',
  'listCategories',
] satisfies EndpointName[]);

type Call = (input: Record<string, unknown>, caller: Caller) => Promise<unknown>;

interface Remembered {
  answer: unknown;
  seen: Seen;
  until: number;
}

/** Answers of the API, remembered until the ledger says that something in them has changed. */
export function createRememberedReads(clock: Clock, calls: ReadonlySet<string> = rememberedCalls) {
  const byTag = new TagIndex();
  const answers = new LRUCache<string, Remembered>({
    maxSize: engineLimits.rememberedReads.bytes,
    sizeCalculation: ({ answer }) => JSON.stringify(answer).length + 1,
    dispose: ({ seen }, key) => byTag.remove(key, seen.tags),
  });
  /** Under which name an answer is remembered, by itself. */
  const keys = new WeakMap<object, string>();
  /** Only where somebody tells of changes may anything be remembered. */
  let following = false;
  const heard = new HeardNews(engineLimits.rememberedReads.news);

  function remember(key: string, answer: unknown, seen: Seen): void {
    const midnights = [...seen.timeZones].map((zone) => nextMidnight(zone, clock()));
    answers.set(key, { answer: deepFreeze(answer), seen, until: Math.min(seen.pricesUntil, ...midnights) });
    byTag.add(key, seen.tags);
    if (typeof answer === 'object' && answer) keys.set(answer, key);
  }

  const remembering =
    (name: string, call: Call): Call =>
    async (input, caller) => {
      if (!following || input.q || arePricesHidden()) return call(input, caller);
      // A timestamp is there for caches in between. This is none: it hears of every change.
      const { timestamp: _, ...asked } = input;
      const key = `${name} ${caller.locale} ${JSON.stringify(asked)}`;
      const known = isAfresh() ? undefined : answers.get(key);
      if (known && known.until > clock().getTime()) {
        noteAll(known.seen);
        noteFrom('memory');
        return known.answer;
      }
      const since = heard.count;
      const { result, seen } = await collectSeen(() => call(input, caller));
      noteAll(seen);
      const tagged = new Set([...seen.tags, tags.everything()]);
      if (seen.tags.size > 0 && !heard.findSince(since, tagged)) {
        remember(key, result, seen);
        noteFrom('made');
      }
      return result;
    };

  return {
    wrap: (api: Api): Api =>
      Object.fromEntries(
        Object.entries(api).map(([name, call]) => [
          name,
          calls.has(name) ? remembering(name, call as Call) : call,
        ]),
      ) as Api,

    /** Whether whoever asked again would be given this very answer. */
    isTrue(answer: object): boolean {
      const known = answers.get(keys.get(answer) ?? '');
      return known?.answer === answer && known.until > clock().getTime();
    },

    /** From now on every change is told. */
    follow(): void {
      following = true;
    },

    hear(changed: readonly string[]): void {
      heard.add(changed, 'a change');
      if (changed.includes(tags.everything())) answers.clear();
      for (const key of byTag.keysOf(changed)) answers.delete(key);
    },
  };
}
