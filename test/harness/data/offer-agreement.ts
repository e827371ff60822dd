import { expect } from 'vitest';
import { parsePriceBand } from '#contract/commerce/products/price-bands.ts';
import type { ReviewList } from '#contract/commerce/reviews/reviews.schemas.ts';
import type { TestApp } from '#test/harness/app.ts';

/** What lists say of offers in SQL, against what cards say in JavaScript. */
export function offerAgreement(site: () => TestApp) {
  const list = async (query: string) => (await site().app.inject(`/api/reviews?${query}`)).json<ReviewList>();
  /** Every card of an edition, with what it shows. */
  async function cards(locale: string) {
    const first = await list(`locale=${locale}`);
    const rest = await list(`locale=${locale}&cursor=${first.nextCursor}`);
    return { ...first, items: [...first.items, ...rest.items] };
  }

  /** What a filter finds must be what the cards say, whatever the rules for a price are. */
  async function expectAgreement(locale: string) {
    const { items: all, prices, availability } = await cards(locale);
    const firstEmpty = prices.find(({ count }) => count === 0);
    for (const { value, count } of prices) {
      const { above, upTo = Number.POSITIVE_INFINITY } = parsePriceBand(value) ?? { above: Number.NaN };
      const shown = all.filter(({ offer }) => {
        const price = (offer?.price ?? Number.NaN) / 100;
        return price > above && price <= upTo;
      });
      expect([value, count]).toEqual([value, shown.length]);
      // Of bands that hold nothing one is asked for: each list costs as much as all the counts.
      if (count === 0 && value !== firstEmpty?.value) continue;
      const found = await list(`locale=${locale}&price=${value}`);
      expect(found.total).toBe(shown.length);
      expect(found.items.map(({ id }) => id).sort()).toEqual(shown.map(({ id }) => id).sort());
    }
    const buyable = all.filter(({ offer }) => ['in_stock', 'scarce'].includes(offer?.availability ?? ''));
    expect(availability).toEqual({ all: all.length, now: buyable.length });
    expect((await list(`locale=${locale}&available=now`)).total).toBe(buyable.length);
    return { prices: prices.reduce((sum, { count }) => sum + count, 0), buyable: buyable.length };
  }

  return { list, expectAgreement };
}
