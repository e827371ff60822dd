import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';

export interface PriceSpan {
  price: number;
  currency: string;
  since: Date;
  until: Date;
}

export interface Discount {
  /** Whole hundredths, rounded down: a reduction is never made larger than it is. */
  percent: number;
  /** The lowest price of the days before, in minor units. */
  low: number;
}

const WINDOW = engineLimits.prices.lowDays * DAY;

/**
 * How far a price is below the lowest one that we ourselves saw in the 30 days before it. There is none where we have
 * not looked on for 30 days, where the price has stood for longer than that, and where it is not the last one seen.
 */
export function discountOf(
  spans: PriceSpan[],
  current: { price: number; currency: string },
  now: Date,
): Discount | undefined {
  const last = spans.at(-1);
  if (last?.price !== current.price || last.currency !== current.currency) return undefined;
  const began = last.since.getTime();
  const from = began - WINDOW;
  if (now.getTime() - began > WINDOW) return undefined;
  const before = spans.slice(0, -1).filter(({ currency }) => currency === current.currency);
  const lookedOn = before.some(({ since }) => since.getTime() <= from);
  const inWindow = before.filter(({ until }) => until.getTime() >= from);
  if (!lookedOn || inWindow.length === 0) return undefined;
  const low = Math.min(...inWindow.map(({ price }) => price));
  const percent = Math.floor(((low - current.price) * 100) / low);
  return percent >= 1 ? { percent, low } : undefined;
}
