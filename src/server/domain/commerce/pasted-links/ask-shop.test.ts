import { expect, test } from 'vitest';
import { asinOf, pricedEdition, useAmazonPrices } from '#test/harness/data/amazon-prices.ts';
import { type Answer, item, json, throttled } from '#test/harness/servers/creators-answers.ts';
import { askShop } from './ask-shop.ts';

const amazon = useAmazonPrices();
const described = (n: number) => ({
  ...item(asinOf(n), n),
  itemInfo: {
    title: { displayValue: `Aurora Panela ${n}` },
    byLineInfo: { brand: { displayValue: 'Aurora' } },
    externalIds: { eans: { displayValues: ['7891234567895'] } },
  },
});

test('Amazon tells what products are, ten at a time, and what it does not know is not found', async () => {
  for (let n = 1; n <= 12; n += 1) amazon.api.items.set(asinOf(n), described(n));
  const asins = Array.from({ length: 13 }, (_, n) => asinOf(n + 1));
  const answers = await askShop(amazon.source(), pricedEdition, asins);
  expect(answers.facts.get(asinOf(12))).toEqual({
    asin: asinOf(12),
    brand: 'Aurora',
    name: 'Panela 12',
    eans: ['7891234567895'],
    price: { found: 'price', price: 1_200, listPrice: null, availability: 'in_stock' },
  });
  expect(asins.map(answers.failureOf).filter(Boolean)).toEqual(['not_found']);
  expect(amazon.api.calls).toHaveLength(2);
});

test('what came before it failed counts, and the rest says why', async () => {
  for (let n = 1; n <= 12; n += 1) amazon.api.items.set(asinOf(n), described(n));
  const tenOfThem: Answer = (response, { asins }) =>
    json(200, { itemsResult: { items: asins.map((asin) => amazon.api.items.get(asin)) } })(response, {
      asins,
      marketplace: '',
      partnerTag: '',
    });
  amazon.api.answerNext(tenOfThem, throttled());
  const asins = Array.from({ length: 12 }, (_, n) => asinOf(n + 1));
  const answers = await askShop(amazon.source(), pricedEdition, asins);
  expect([answers.facts.size, answers.failureOf(asinOf(10)), answers.failureOf(asinOf(11))]).toEqual([
    10,
    undefined,
    'throttled',
  ]);
});

test('nobody is asked without an access, or about nothing', async () => {
  amazon.credentials = '';
  const answers = await askShop(amazon.source(), pricedEdition, [asinOf(1)]);
  expect(answers.failureOf(asinOf(1))).toBe('no_credentials');
  expect((await askShop(amazon.source(), pricedEdition, [])).failureOf(asinOf(1))).toBeUndefined();
  expect((await askShop(undefined, pricedEdition, [asinOf(1)])).failureOf(asinOf(1))).toBeUndefined();
  expect(amazon.api.calls).toEqual([]);
});
