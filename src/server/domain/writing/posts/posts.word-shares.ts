import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { listNewestSearchTexts, type SearchTexts } from './posts.match.queries.ts';
import { containsEveryWord } from './posts.search-words.ts';

/** Reading so many posts costs about as much as fetching by index what every fiftieth post holds. */
const SAMPLE_SIZE = 500;
const KEPT_MS = 5 * 60_000;

export interface WordShares {
  commonInTitles: boolean;
  commonInTexts: boolean;
  /** The date of the oldest post that was looked at. */
  since: Date | undefined;
}

/**
 * Tells from an edition's newest posts whether words are common. It decides how a search goes about it, not what
 * it finds: so a sample that is some minutes old serves, and the next one is fetched behind the reader's back.
 */
export function createWordShares({ db, clock }: { db: Db; clock: Clock }) {
  const samples = new Map<Locale, { takenAt: number; texts: SearchTexts[] }>();
  const underWay = new Map<Locale, Promise<SearchTexts[]>>();

  async function take(locale: Locale): Promise<SearchTexts[]> {
    try {
      const texts = await listNewestSearchTexts(db, locale, SAMPLE_SIZE);
      samples.set(locale, { takenAt: clock().getTime(), texts });
      return texts;
    } finally {
      underWay.delete(locale);
    }
  }

  function takeOnce(locale: Locale): Promise<SearchTexts[]> {
    const taking = underWay.get(locale) ?? take(locale);
    underWay.set(locale, taking);
    return taking;
  }

  async function sampleOf(locale: Locale): Promise<SearchTexts[]> {
    const known = samples.get(locale);
    if (!known) return takeOnce(locale);
    const isOld = clock().getTime() - known.takenAt >= KEPT_MS;
    if (isOld) takeOnce(locale).catch(() => {}); // the old one serves, and the next search tries again
    return known.texts;
  }

  /** Common are words that `limit` of the newest posts hold: reading until there are so many ends soon. */
  return async (locale: Locale, words: string[], limit: number): Promise<WordShares> => {
    const sample = await sampleOf(locale);
    const matches = containsEveryWord(words);
    const isCommon = (within: 'title' | 'text') =>
      sample.filter((post) => matches(post[within])).length >= limit;
    return {
      commonInTitles: isCommon('title'),
      commonInTexts: isCommon('text'),
      since: sample.at(-1)?.publishedAt ?? undefined,
    };
  };
}
