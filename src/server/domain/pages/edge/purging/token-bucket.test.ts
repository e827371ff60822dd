import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

test('so many at once, and then as many as come', () => {
  const bucket = new TokenBucket({ size: 2, perSecond: 0.5 }, 0);
  for (let n = 0; n < 2; n += 1) {
    expect(bucket.readyIn(0)).toBe(0);
    bucket.take(1, 0);
  }
  expect(bucket.readyIn(0)).toBe(2_000);
  expect(bucket.readyIn(1_500)).toBe(500);
  expect(bucket.readyIn(2_000)).toBe(0);
  expect(bucket.within(10_000, 2_000)).toBe(6);
});

test('whatever the clock does, no more are given than there may be', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3_600_000, max: 3_600_000 }), { maxLength: 50 }), (jumps) => {
      const bucket = new TokenBucket({ size: 5, perSecond: 1 }, 0);
      let now = 0;
      for (const jump of jumps) {
        now += jump;
        expect(bucket.within(0, now)).toBeLessThanOrEqual(5);
        expect(bucket.readyIn(now)).toBeLessThanOrEqual(1_000);
        bucket.take(1, now);
      }
    }),
  );
});
