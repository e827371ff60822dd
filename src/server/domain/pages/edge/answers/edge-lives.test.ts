import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '#contract/site/durations.ts';
import { askingHeaders, edgeLifeOf, lifeHeaders } from './edge-lives.ts';

const now = Date.parse('2026-11-18T12:00:00Z');
const moment = fc.option(fc.integer({ min: now - DAY, max: now + 3 * DAY }));

test('however long it is kept, it ends before its prices do, and before itself', () => {
  fc.assert(
    fc.property(moment, moment, fc.boolean(), (expiresAt, pricesUntil, isTold) => {
      const { fresh, staleIfError } = edgeLifeOf({ expiresAt, pricesUntil }, now, isTold);
      expect(Math.min(fresh, staleIfError)).toBeGreaterThanOrEqual(0);
      if (expiresAt !== null && fresh > 0) expect(now + fresh * 1_000).toBeLessThan(expiresAt);
      if (pricesUntil !== null && fresh + staleIfError > 0)
        expect(now + (fresh + staleIfError) * 1_000).toBeLessThan(pricesUntil);
      if (!isTold) expect(fresh).toBeLessThanOrEqual(60);
      const meanwhile = /stale-while-revalidate=(\d+)/.exec(
        lifeHeaders({ fresh, staleIfError })['surrogate-control'] ?? '',
      );
      expect(Number(meanwhile?.[1])).toBeLessThanOrEqual(staleIfError);
    }),
  );
});

test('a cache that is told keeps a page until midnight, one that is not for a minute', () => {
  const page = { expiresAt: now + 9 * HOUR, pricesUntil: null };
  expect(edgeLifeOf(page, now, true)).toEqual({ fresh: 9 * 3_600 - 2, staleIfError: 86_400 });
  expect(edgeLifeOf(page, now, false)).toEqual({ fresh: 60, staleIfError: 86_400 });
  expect(edgeLifeOf({ expiresAt: null, pricesUntil: null }, now, true).fresh).toBe(86_400);
});

test('where a price ends with the page, nothing is shown after it', () => {
  const end = now + HOUR;
  expect(edgeLifeOf({ expiresAt: end, pricesUntil: end }, now, true)).toEqual({
    fresh: 3_598,
    staleIfError: 0,
  });
  expect(edgeLifeOf({ expiresAt: now - 1, pricesUntil: now - 1 }, now, true)).toEqual({
    fresh: 0,
    staleIfError: 0,
  });
});

test('what asks again each second ends before its prices do, too, and says the rest as it was', () => {
  const caching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
  fc.assert(
    fc.property(moment, moment, (expiresAt, pricesUntil) => {
      const said = askingHeaders(caching, { expiresAt, pricesUntil }, now);
      const [, fresh] = /^public, max-age=0, s-maxage=([01])$/.exec(said['cache-control'] ?? '') ?? [];
      // Whole seconds, rounded up, in each of the two servers that nginx is.
      if (fresh === '1')
        for (const end of [expiresAt, pricesUntil]) if (end !== null) expect(now + 2_000).toBeLessThan(end);
      const kept = Number(said['x-accel-expires']);
      if (pricesUntil !== null && kept > 0) expect(now + (kept + 4) * 1_000).toBeLessThan(pricesUntil);
    }),
  );
  const nothing = { expiresAt: null, pricesUntil: null };
  expect(askingHeaders('public, max-age=31536000, immutable', nothing, now)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable, s-maxage=1',
    'x-accel-expires': '86400',
  });
});

test('both headers say the same', () => {
  expect(lifeHeaders({ fresh: 100, staleIfError: 4 })).toEqual({
    'cdn-cache-control': 'public, max-age=100, stale-while-revalidate=4, stale-if-error=4',
    'surrogate-control': 'max-age=100, stale-while-revalidate=4, stale-if-error=4',
  });
});
