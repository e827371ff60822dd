import { shopFeedLimits } from '#contract/commerce/shop-feeds/shop-feed-limits.ts';
import { type FeedInterval, ONCE_A_DAY } from '#contract/commerce/shop-feeds/shop-feeds.words.ts';
import { DAY, HOUR } from '#contract/site/durations.ts';
import { nextRuns } from '#server/lib/time/next-runs.ts';

export interface FeedHours {
  everyHours: FeedInterval;
  atHour: number;
}

const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

/** Once a day by the edition's clock, whatever is done to clocks; otherwise so many hours after the last time. */
export async function nextFetch(
  { everyHours, atHour }: FeedHours,
  timeZone: string,
  from: Date,
): Promise<Date> {
  if (everyHours !== ONCE_A_DAY) return later(from, everyHours * HOUR);
  const [next] = (await nextRuns(`0 ${atHour} * * *`, timeZone, from, 1)) ?? [];
  return next ?? later(from, DAY);
}

/** After so many failures in a row: soon, then later, and at its next hour at the latest. */
export function againAfter(failures: number, from: Date, next: Date): Date {
  const { backOff } = shopFeedLimits;
  const wait = backOff[failures - 1];
  const again = wait === undefined ? next : later(from, wait);
  return again < next ? again : next;
}
