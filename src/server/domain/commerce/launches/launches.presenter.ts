import type { LaunchDay } from '#contract/commerce/launches/launches.schemas.ts';
import { presentReviewCard } from '#server/domain/commerce/reviews/reviews.presenter.ts';
import type { LaunchesService } from './launches.service.ts';

type DayFacts = Awaited<ReturnType<LaunchesService['getLatestDay']>>;

export const presentLaunchDay = (day: DayFacts): LaunchDay => ({
  date: day.date ?? null,
  reviews: day.reviews.map((each) => presentReviewCard(each)),
  prices: day.prices.map(({ reviewId, price, currency }) => ({ reviewId, price, currency })),
  previous: day.previous ?? null,
  next: day.next ?? null,
});
