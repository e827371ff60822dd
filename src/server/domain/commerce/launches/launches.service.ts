import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { isoDay } from '#i18n/calendar.ts';
import type { ReviewsService } from '#server/domain/commerce/reviews/reviews.service.ts';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { findLaunchDate, listLaunchedReviewIds } from './launches.queries.ts';

interface LaunchesParts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  reviews: ReviewsService;
}

export function createLaunchesService({ db, clock, editions, reviews }: LaunchesParts) {
  /** By the edition's calendar, whose midnight brings the next day. */
  const todayIn = async (locale: Locale): Promise<string> =>
    isoDay(clock(), (await editions.getEdition(locale)).timeZone);

  /** Asked of the shop again: what it allowed on that day it may not allow today. */
  async function pricesOf(
    locale: Locale,
    launched: { id: number; price: number | null }[],
    shown: Awaited<ReturnType<ReviewsService['listByIds']>>,
  ) {
    const { showPrices, currency } = await editions.getEdition(locale);
    if (!showPrices) return [];
    return launched.flatMap(({ id: reviewId, price }) => {
      const offer = shown.find(({ review }) => review.id === reviewId)?.offer;
      return price !== null && offer?.keepsHistory ? [{ reviewId, price, currency }] : [];
    });
  }

  async function getDay(locale: Locale, date: string) {
    noteSeen(tags.launches(locale));
    const today = await todayIn(locale);
    const [launched, previous, next] = await Promise.all([
      listLaunchedReviewIds(db, locale, today, date),
      findLaunchDate(db, locale, today, { before: date }),
      findLaunchDate(db, locale, today, { after: date }),
    ]);
    const ids = launched.map(({ id }) => id);
    const shown = await reviews.listByIds(locale, ids);
    return { date, reviews: shown, prices: await pricesOf(locale, launched, shown), previous, next };
  }

  return {
    getDay,

    /** The latest day, or a day of nothing where an edition has none. */
    async getLatestDay(locale: Locale) {
      noteSeen(tags.launches(locale));
      const date = await findLaunchDate(db, locale, await todayIn(locale), 'latest');
      return date
        ? getDay(locale, date)
        : { date, reviews: [], prices: [], previous: undefined, next: undefined };
    },
  };
}

export type LaunchesService = ReturnType<typeof createLaunchesService>;
