import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountOf, type PriceSpan } from './discount.ts';

const DAY = 86_400_000;
const now = new Date('2026-10-15T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY);
const span = (price: number, from: number, to: number, currency = 'BRL'): PriceSpan => ({
  price,
  currency,
  since: ago(from),
  until: ago(to),
});
const at = (price: number) => ({ price, currency: 'BRL' });

describe('a reduction', () => {
  test('is measured against the lowest price of the 30 days before it', () => {
    const spans = [span(1_000, 60, 20), span(900, 19, 10), span(1_200, 9, 4), span(800, 3, 0)];
    expect(discountOf(spans, at(800), now)).toEqual({ percent: 11, low: 900 });
  });

  test.each([
    ['a price raised before it was lowered', [span(800, 60, 10), span(1_500, 9, 4), span(800, 3, 0)]],
    ['a dearer price', [span(800, 60, 4), span(900, 3, 0)]],
    ['the same price', [span(800, 60, 0)]],
    ['less than a hundredth', [span(806, 60, 4), span(800, 3, 0)]],
    ['fewer than 30 days of looking on', [span(1_000, 32, 4), span(800, 3, 0)]],
    ['a price that has stood for longer than that', [span(1_000, 90, 32), span(800, 31, 0)]],
    ['another price than the last one seen', [span(1_000, 60, 4), span(700, 3, 0)]],
    ['prices in another currency', [span(1_000, 60, 4, 'USD'), span(800, 3, 0)]],
    ['nothing that was seen in those days', [span(1_000, 90, 60), span(800, 3, 0)]],
    ['no history', []],
  ])('is none with %s', (_what, spans) => {
    expect(discountOf(spans, at(800), now)).toBeUndefined();
  });

  test('is never larger than against any price of those days, and never shown without one', () => {
    const price = fc.integer({ min: 100, max: 100_000 });
    const day = fc.integer({ min: 1, max: 80 });
    fc.assert(
      fc.property(fc.array(fc.tuple(price, day), { maxLength: 12 }), price, (changes, current) => {
        const days = [...changes].sort(([, a], [, b]) => b - a);
        const spans = days.map(([cost, from], n) => span(cost, from, days[n + 1]?.[1] ?? 1));
        spans.push(span(current, 0.5, 0));
        const found = discountOf(spans, at(current), now);
        if (!found) return;
        const seen = spans.slice(0, -1).filter(({ until }) => until >= ago(30.5));
        expect(seen.length).toBeGreaterThan(0);
        for (const { price: before } of seen) {
          expect(current).toBeLessThanOrEqual((before * (100 - found.percent)) / 100);
        }
      }),
    );
  });
});
