import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availabilities } from '#contract/commerce/products/products.schemas.ts';
import { inReadersOrder, type RankedOffer } from './offer-order.ts';

const offer = (id: number, part: Partial<RankedOffer> = {}): RankedOffer => ({
  id,
  preferred: false,
  isPreferredShop: false,
  standsApart: false,
  availability: 'in_stock',
  currency: 'BRL',
  ...part,
});
const order = (offers: RankedOffer[]) => inReadersOrder(offers, 'BRL').map(({ id }) => id);

test('the cheapest true price stands first, then offers without one, then what is sold out', () => {
  const offers = [
    offer(1, { availability: 'out_of_stock', shown: { price: 1 } }),
    offer(2),
    offer(3, { shown: { price: 500 } }),
    offer(4, { shown: { price: 400 } }),
    offer(5, { shown: { price: 400 }, availability: 'scarce' }),
  ];
  expect(order(offers)).toEqual([4, 5, 3, 2, 1]);
});

test('what an editor prefers comes before cheaper ones, unless it cannot be bought', () => {
  const cheap = offer(1, { shown: { price: 100 } });
  expect(order([cheap, offer(2, { preferred: true, shown: { price: 900 } })])).toEqual([2, 1]);
  expect(order([cheap, offer(2, { preferred: true })])).toEqual([2, 1]);
  expect(order([cheap, offer(2, { preferred: true, availability: 'out_of_stock' })])).toEqual([1, 2]);
});

test('the shop that an edition prefers comes next, and what stands apart after everything', () => {
  const cheap = offer(1, { shown: { price: 100 } });
  const own = offer(2, { isPreferredShop: true, shown: { price: 900 } });
  const alone = offer(3, { standsApart: true, preferred: true, shown: { price: 1 } });
  expect(order([alone, cheap, own])).toEqual([2, 1, 3]);
  expect(order([own, offer(4, { preferred: true })])).toEqual([4, 2]);
  const soldOut = { ...own, availability: 'out_of_stock' as const };
  expect(order([soldOut, cheap])).toEqual([1, 2]);
});

test('a price in another currency is not compared', () => {
  const foreign = offer(1, { currency: 'USD', shown: { price: 1 } });
  expect(order([foreign, offer(2, { shown: { price: 100 } }), offer(3)])).toEqual([2, 1, 3]);
});

test('the order is one, however the offers came, and loses none', () => {
  const any = fc.record({
    preferred: fc.boolean(),
    isPreferredShop: fc.boolean(),
    standsApart: fc.boolean(),
    availability: fc.constantFrom(...availabilities),
    currency: fc.constantFrom('BRL', 'USD'),
    shown: fc.option(fc.record({ price: fc.integer({ min: 1, max: 5 }) }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 8 }), (parts) => {
      const offers = parts.map((part, id) => offer(id, part));
      expect(order(offers.toReversed())).toEqual(order(offers));
      expect(order(offers).toSorted((a, b) => a - b)).toEqual(offers.map(({ id }) => id));
    }),
  );
});
