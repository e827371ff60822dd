import { describe, expect, test } from 'vitest';
import type { ShopFeed } from '#contract/commerce/shop-feeds/shop-feeds.admin.schemas.ts';
import { shopFeeds as words } from '#i18n/admin/en/commerce/shop-feeds.ts';
import { hoursOf, sentencesOf, waitsForLook } from './feed-words.ts';

const feed: ShopFeed = {
  id: 1,
  name: 'Loja',
  locale: 'br',
  host: 'loja.example',
  network: null,
  everyHours: 24,
  atHour: 3,
  timeZone: 'America/Sao_Paulo',
  state: 'well',
  last: { at: '2026-11-18T06:00:00.000Z', result: 'brought', status: null },
  nextAt: '2026-11-19T06:00:00.000Z',
  importId: 7,
  held: [],
  appliedAt: null,
};

describe('what is said of a feed', () => {
  test('its hours, in words', () => {
    expect(hoursOf(feed, words)).toBe('Every day at 03:00');
    expect(hoursOf({ everyHours: 6, atHour: 3 }, words)).toBe('Every 6 hours');
    expect(hoursOf({ everyHours: 1, atHour: 3 }, words)).toBe('Every hour');
  });

  test('nothing where all is well; a failure with what the host answered; why one is held', () => {
    expect(sentencesOf(feed, words)).toEqual([]);
    const last = { at: '2026-11-18T06:00:00.000Z', result: 'unauthorised', status: 403 } as const;
    expect(sentencesOf({ ...feed, state: 'failed', last }, words)).toEqual([
      words.results.unauthorised,
      'Answer 403.',
    ]);
    const held = [{ code: 'far_fewer', n: 10, of: 900 }] as const;
    expect(sentencesOf({ ...feed, state: 'held', held: [...held] }, words)).toEqual([
      'The file has 10 rows; last time it had 900. Unless the shop dropped products, discard it.',
    ]);
  });

  test('only one that waits, and whose file is still there, can be looked at', () => {
    expect(waitsForLook({ ...feed, state: 'held' })).toBe(true);
    expect(waitsForLook({ ...feed, state: 'held', importId: null })).toBe(false);
    expect(waitsForLook(feed)).toBe(false);
  });
});
