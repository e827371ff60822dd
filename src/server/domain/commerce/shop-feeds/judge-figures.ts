import type { HeldReason } from '#contract/commerce/imports/imports.words.ts';
import { shopFeedLimits } from '#contract/commerce/shop-feeds/shop-feed-limits.ts';
import type { FeedFigures } from '#contract/commerce/shop-feeds/shop-feeds.words.ts';

/** What a file would do, in numbers. */
export interface FileFigures extends FeedFigures {
  /** Prices that could be compared with one that was there, and those that are far from it. */
  compared: number;
  farPrices: number;
  /** Products that the last file had, and those that this one has not. */
  known: number;
  missing: number;
}

const share = (n: number, of: number): number => (of > 0 ? n / of : 0);

/** Why a file must not be taken in unasked: empty where it looks like the last one that somebody has agreed to. */
export function judgeFigures(now: FileFigures, last: FeedFigures): HeldReason[] {
  const { farFewer, farMore, moreRefused, moreForeign, farPrices, missing } = shopFeedLimits.looksAlike;
  if (now.rows === 0) return [{ code: 'no_rows', n: 0, of: last.rows }];
  const grown = (n: number, before: number) => share(n, now.rows) - share(before, last.rows);
  const isForeign = grown(now.foreign, last.foreign) > moreForeign;
  const reasons: [boolean, HeldReason][] = [
    [now.rows < last.rows * farFewer, { code: 'far_fewer', n: now.rows, of: last.rows }],
    [now.rows > last.rows * farMore, { code: 'far_more', n: now.rows, of: last.rows }],
    [isForeign, { code: 'other_currency', n: now.foreign, of: now.rows }],
    [
      // Said once: rows in another currency are refused for that.
      grown(now.refused, last.refused) > moreRefused && !isForeign,
      { code: 'many_refused', n: now.refused, of: now.rows },
    ],
    [
      share(now.farPrices, now.compared) > farPrices,
      { code: 'far_prices', n: now.farPrices, of: now.compared },
    ],
    [share(now.missing, now.known) > missing, { code: 'many_missing', n: now.missing, of: now.known }],
  ];
  return reasons.flatMap(([isSo, reason]) => (isSo ? [reason] : []));
}
