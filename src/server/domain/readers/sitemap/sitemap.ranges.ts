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

/** Which files an edition has, and when each last changed: counted once in a while, for everybody who asks. */
export function createRangeKeeper({
  db,
  clock,
}: {
  db: Db;
  clock: Clock;
}): (locale: Locale) => Promise<Ranges> {
  const { idsPerFile, indexKept } = engineLimits.sitemap;
  const kept = new Map<Locale, { ranges: Ranges; until: number }>();
  const once = createOnce<Ranges>();

  async function count(locale: Locale): Promise<Ranges> {
    const until = clock().getTime() + indexKept;
    const posts = await listPostRanges(db, locale, idsPerFile);
    const ranges = { posts, reviews: await listReviewRanges(db, locale, idsPerFile) };
    kept.set(locale, { ranges, until });
    return ranges;
  }

  return async (locale) => {
    const found = kept.get(locale);
    return found && clock().getTime() < found.until ? found.ranges : once(locale, () => count(locale));
  };
}
