import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { placeholderMonth } from '#i18n/placeholders.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { listPostsSearchableAsOfOtherMonth, updateSearchFields } from './posts.search.queries.ts';
import { searchFieldsOf } from './posts.search.ts';

const BATCH = 500;

/**
 * A title with a month in it reads differently in December than in November, and is searched as it reads.
 * The first search of a month rewrites what last month left; every other search finds nothing to do.
 */
export function createSearchFreshness({ db, clock }: { db: Db; clock: Clock }) {
  const current = new Map<Locale, { month: string; done: Promise<void> }>();

  async function rewrite(locale: Locale, timeZone: string, now: Date): Promise<void> {
    const month = placeholderMonth(timeZone, now);
    for (;;) {
      const stale = await listPostsSearchableAsOfOtherMonth(db, locale, month, BATCH);
      if (stale.length > 0) {
        const fresh = stale.map((post) => ({
          id: post.id,
          ...searchFieldsOf(post, { locale, timeZone, now }),
        }));
        await updateSearchFields(db, fresh);
      }
      if (stale.length < BATCH) return;
    }
  }

  return {
    ensure(locale: Locale, timeZone: string): Promise<void> {
      const now = clock();
      const month = placeholderMonth(timeZone, now);
      const known = current.get(locale);
      if (known?.month === month) return known.done;
      const done = rewrite(locale, timeZone, now);
      current.set(locale, { month, done });
      // A failure must not be remembered as success: the next search tries again.
      done.catch(() => current.delete(locale));
      return done;
    },
  };
}
