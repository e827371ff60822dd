import type { Locale } from '#contract/locales.ts';
import type { Db } from '#db/open.ts';
import type { ReviewsService } from '#server/domain/reviews/reviews.service.ts';
import { findLaunchDate, listLaunchedReviewIds } from './launches.queries.ts';

export function createLaunchesService({ db, reviews }: { db: Db; reviews: ReviewsService }) {
  async function getDay(locale: Locale, date: string) {
    const [launched, previous, next] = await Promise.all([
      listLaunchedReviewIds(db, locale, date),
      findLaunchDate(db, locale, { before: date }),
      findLaunchDate(db, locale, { after: date }),
    ]);
    const ids = launched.map(({ id }) => id);
    return { date, reviews: await reviews.listByIds(locale, ids), previous, next };
  }

  return {
    getDay,

    /** The latest day, or a day of nothing where an edition has none. */
    async getLatestDay(locale: Locale) {
      const date = await findLaunchDate(db, locale, 'latest');
      return date ? getDay(locale, date) : { date, reviews: [], previous: undefined, next: undefined };
    },
  };
}

export type LaunchesService = ReturnType<typeof createLaunchesService>;
