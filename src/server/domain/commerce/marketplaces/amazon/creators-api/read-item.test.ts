import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { item, itemWith } from '#test/harness/servers/creators-answers.ts';
import { itemSchema } from './answer.ts';
import { minorUnits } from './minor-units.ts';
import { readItem } from './read-item.ts';

const shop = { marketplace: 'www.amazon.com.br', partnerTag: 'vitrinademo-20', currency: 'BRL' };
const ASIN = 'B0TEST0001';
const read = (given: unknown) => readItem(itemSchema.parse(given), shop);

const none = (reason: string, availability = 'unknown') => ({ found: 'no_price', availability, reason });
const at = (amount: number) => ({ found: 'price', price: amount * 100, availability: 'in_stock' });
const refused = (reason: string) => ({ found: 'refused', reason });
const prime = { dealDetails: { accessType: 'PRIME_EXCLUSIVE' } };
const used = { condition: { value: 'Used' } };
const featured = { isBuyBoxWinner: true };
const linked = (detailPageURL: string) => ({ ...item(ASIN, 10), detailPageURL });
const soldOut = { availability: { type: 'OUT_OF_STOCK' } };

describe('an item of Amazon’s', () => {
  test.each([
    ['no offers', { asin: ASIN }, none('no_offer')],
    ['an empty list', { asin: ASIN, offersV2: { listings: [] } }, none('no_offer')],
    ['no featured offer', itemWith(ASIN, {}, {}), none('no_offer')],
    ['used ones only', itemWith(ASIN, { ...used, ...featured }), none('used_only', 'out_of_stock')],
    ['the featured one, not the cheapest', itemWith(ASIN, { amount: 5 }, { amount: 9, ...featured }), at(9)],
    ['new beside used', itemWith(ASIN, { ...used, ...featured }, { amount: 9, ...featured }), at(9)],
    [
      'no word on its condition',
      itemWith(ASIN, { condition: undefined, ...featured }),
      { found: 'no_price' },
    ],
    ['sold out, no price', item(ASIN, 10, { price: null, ...soldOut }), none('out_of_stock', 'out_of_stock')],
    ['sold out, with one', item(ASIN, 10, soldOut), none('out_of_stock', 'out_of_stock')],
    ['a hidden price', item(ASIN, 10, { violatesMAP: true }), none('hidden_price', 'in_stock')],
    ['members only', itemWith(ASIN, { ...prime, ...featured }), none('prime_only')],
    ['members beside all', itemWith(ASIN, { ...prime, ...featured }, { amount: 9 }), at(9)],
    [
      'a subscription beside a plain offer',
      itemWith(ASIN, { type: 'SUBSCRIBE_AND_SAVE', ...featured }, { amount: 9, ...featured }),
      at(9),
    ],
    ['another currency', item(ASIN, 10, { currency: 'USD' }), refused('other_currency')],
    [
      'another shop’s link',
      linked('https://www.amazon.com/dp/X?tag=vitrinademo-20'),
      refused('foreign_link'),
    ],
    ['another’s tag', linked('https://www.amazon.com.br/dp/X?tag=other-20'), refused('foreign_link')],
    ['no link at all', linked('javascript:alert(1)'), refused('foreign_link')],
    [
      'our own link',
      linked('https://www.amazon.com.br/dp/X?tag=vitrinademo-20&linkCode=ogi&th=1&psc=1'),
      at(10),
    ],
    [
      'nearly gone',
      item(ASIN, 10, { availability: { type: 'IN_STOCK_SCARCE' } }),
      { availability: 'scarce' },
    ],
    [
      'a word that nobody knows',
      item(ASIN, 10, { availability: { type: 'ON_MARS' } }),
      { availability: 'unknown' },
    ],
    ['not yet out', item(ASIN, 10, { availability: { type: 'PREORDER' } }), { availability: 'preorder' }],
  ])('%s', (_what, given, expected) => {
    expect(read(given)).toMatchObject(expected);
  });

  test('a thousand listings and a title of 100 kB are read as far as is needed', () => {
    const many = itemWith(ASIN, { amount: 7, ...featured }, ...Array(999).fill({}));
    expect(read({ ...many, itemInfo: { title: { displayValue: 'x'.repeat(100_000) } } })).toMatchObject(
      at(7),
    );
  });

  test('has a list price only where it is one, and above the price', () => {
    const basis = (amount: number, savingBasisType = 'LIST_PRICE') => {
      const savingBasis = { money: { amount, currency: 'BRL' }, savingBasisType };
      return read(item(ASIN, 10, { price: { money: { amount: 10, currency: 'BRL' }, savingBasis } }));
    };
    expect(basis(12.5)).toMatchObject({ listPrice: 1250 });
    expect(basis(9)).toMatchObject({ listPrice: null });
    expect(basis(12.5, 'WAS_PRICE')).toMatchObject({ listPrice: null });
  });
});

test('every price with two decimals has its exact minor units, and nothing else has any', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (units) => {
      expect(minorUnits(Number((units / 100).toFixed(2)))).toBe(units);
    }),
  );
  for (const amount of [0, -1, 0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e12]) {
    expect(minorUnits(amount)).toBeUndefined();
  }
});
