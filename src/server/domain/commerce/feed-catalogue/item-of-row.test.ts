import { expect, test } from 'vitest';
import { importMappingSchema } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { plainShop } from '#contract/commerce/shops/shop.ts';
import { itemOfRow, type ToldRow } from './item-of-row.ts';

const edition = {
  locale: 'br',
  currency: 'BRL',
  amazonDomain: 'amazon.com.br',
  affiliateId: 'vitrina-20',
  shops: [plainShop('loja.example')],
  networkNumbers: {},
  ownNetworks: [],
} as unknown as Parameters<typeof itemOfRow>[2];
const mapping = importMappingSchema.parse({
  locale: 'br',
  marketplace: 'other',
  catalogue: true,
  fields: { name: 'title' },
});
const row: ToldRow = {
  row: 7,
  facts: { brand: 'Aurora', name: 'Chaleira Ação', ean: '4006381333931' },
  externalId: 'X-1',
  url: 'https://www.loja.example/chaleira?utm_source=feed&cor=azul',
  price: 9_900,
  availability: 'in_stock',
};

test('of a shop that the edition names its own page is kept, without foreign tags', () => {
  expect(itemOfRow(row, mapping, edition)).toMatchObject({
    row: 7,
    shop: 'loja.example',
    url: 'https://www.loja.example/chaleira?cor=azul',
    externalId: 'X-1',
    price: 9_900,
    currency: 'BRL',
    words: 'aurora chaleira acao 4006381333931 x 1 loja example',
  });
});

test('of any other shop the address as it came; what is no address of the web is none', () => {
  const other = itemOfRow({ ...row, url: 'https://outra.example/p/1' }, mapping, edition);
  expect(other).toMatchObject({ shop: 'outra.example', url: 'https://outra.example/p/1' });
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'nada', 'https://'])
    expect(itemOfRow({ ...row, url }, mapping, edition)).toMatchObject({ url: null, shop: '' });
});

test('of Amazon the number is enough', () => {
  const amazon = { ...mapping, marketplace: 'amazon' as const };
  const { url: _none, ...numbered } = { ...row, externalId: 'B0DEMO0001' };
  expect(itemOfRow(numbered, amazon, edition)).toMatchObject({
    externalId: 'B0DEMO0001',
    url: null,
    shop: 'amazon.com.br',
  });
});

test('the same thing of the same shop has one key, and another shop’s has another', () => {
  const keyOf = (change: object) => itemOfRow({ ...row, ...change }, mapping, edition)?.key;
  expect(keyOf({ row: 9, price: 1 })).toBe(keyOf({}));
  expect(keyOf({ url: 'https://outra.example/p/1' })).not.toBe(keyOf({}));
  expect(keyOf({ externalId: 'X-2' })).not.toBe(keyOf({}));
});

test('without a name, or without anything to know it again by, it is nothing', () => {
  const { name: _name, ...unnamed } = row.facts;
  expect(itemOfRow({ ...row, facts: unnamed }, mapping, edition)).toBeUndefined();
  expect(itemOfRow({ row: 1, facts: { name: 'Chaleira' } }, mapping, edition)).toBeUndefined();
});
