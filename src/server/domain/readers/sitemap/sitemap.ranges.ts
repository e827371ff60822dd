import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { createOnce } from '#server/lib/once.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { listPostRanges, listReviewRanges } from './sitemap.queries.ts';

interface Ranges {
  posts: Awaited<ReturnType<typeof listPostRanges>>;
  reviews: Awaited<ReturnType<typeof listReviewRanges>>;
}

const COUNTED = /^(?:everything$|(?:post|review)s?:)/;

/** Which files an edition has, and when each last changed: counted once in a while, for everybody who asks. */
export function createRangeKeeper({ db, clock }: { db: Db; clock: Clock }) {
  const { idsPerFile, indexKept } = engineLimits.sitemap;
  const kept = new Map<Locale, { ranges: Ranges; until: number }>();
  const once = createOnce<Ranges>();
  let heard = 0;

  async function count(locale: Locale): Promise<Ranges> {
    const until = clock().getTime() + indexKept;
    const since = heard;
    const posts = await listPostRanges(db, locale, idsPerFile);
    const ranges = { posts, reviews: await listReviewRanges(db, locale, idsPerFile) };
    if (since === heard) kept.set(locale, { ranges, until });
    return ranges;
  }

  return {
    async rangesOf(locale: Locale): Promise<Ranges> {
      const found = kept.get(locale);
      if (found && clock().getTime() < found.until) return found.ranges;
      return once(`${locale} ${heard}`, () => count(locale));
    },

    /** Where a cache keeps what was made of them until it is told, they have to be as new as what it is told. */
    hear(changed: readonly string[]): void {
      if (!changed.some((tag) => COUNTED.test(tag))) return;
      heard += 1;
      kept.clear();
    },
  };
}
