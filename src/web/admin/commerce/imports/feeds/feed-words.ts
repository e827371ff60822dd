import type { ShopFeed } from '#contract/commerce/shop-feeds/shop-feeds.admin.schemas.ts';
import { type FeedState, ONCE_A_DAY } from '#contract/commerce/shop-feeds/shop-feeds.words.ts';
import type { ShopFeedsTexts } from '#i18n/admin/pt/commerce/shop-feeds.ts';
import type { Tone } from '#web/admin/ui/badge.tsx';

export const feedTones: Record<FeedState, Tone> = {
  paused: 'neutral',
  first_look: 'warn',
  held: 'warn',
  failed: 'danger',
  fetching: 'info',
  working: 'info',
  never: 'neutral',
  well: 'ok',
};

/** Something is about to happen to it: it is asked after. */
export const isMoving = ({ state }: ShopFeed): boolean => state === 'fetching' || state === 'working';

export const waitsForLook = ({ state, importId }: ShopFeed): boolean =>
  importId !== null && (state === 'first_look' || state === 'held');

export const hoursOf = (
  { everyHours, atHour }: Pick<ShopFeed, 'everyHours' | 'atHour'>,
  words: ShopFeedsTexts,
): string => (everyHours === ONCE_A_DAY ? words.atHour(atHour) : words.everyHours(everyHours));

/** What came of the last time, where it is more than its state says. */
export function sentencesOf({ last, held, state }: ShopFeed, words: ShopFeedsTexts): string[] {
  if (state === 'held') return held.map(({ code, n, of }) => words.held[code](n, of));
  if (!last || state === 'fetching' || last.result === 'brought') return [];
  if (last.result === 'busy' && state !== 'well') return [];
  const { status } = last;
  return [words.results[last.result], ...(status === null ? [] : [words.status(status)])];
}
