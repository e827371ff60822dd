import { expect, test } from 'vitest';
import { type DraftProduct, draftOf, isChanged, moved } from './day-draft.ts';

const product = (productId: number, price = ''): DraftProduct => ({
  productId,
  brand: 'Marca',
  name: `Nome ${productId}`,
  imageUrl: null,
  reviewStatus: 'published',
  priceNow: null,
  keepsPrice: true,
  price,
});

test('one of them goes to another place, and the others keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  const list = ['a', 'b'];
  for (const [from, to] of [
    [0, 0],
    [0, 2],
    [-1, 0],
    [1, -1],
    [2, 0],
  ] as const)
    expect(moved(list, from, to)).toBe(list);
});

test('a day is changed by another order, another product or another price', () => {
  const before = [product(1), product(2, '10,00')];
  expect(isChanged(before, [product(1), product(2, '10,00 ')])).toBe(false);
  expect(isChanged(before, moved(before, 0, 1))).toBe(true);
  expect(isChanged(before, [product(1)])).toBe(true);
  expect(isChanged(before, [product(1), product(2, '11,00')])).toBe(true);
});

test('prices are written as the edition’s people write them', () => {
  const { price: _price, ...rest } = product(1);
  const day = { locale: 'br' as const, date: '2026-11-15', live: true, currency: 'BRL' };
  const products = [
    { ...rest, keepsPrice: true, price: 154_390 },
    { ...rest, keepsPrice: false, price: null },
  ];
  expect(draftOf({ ...day, products }, 'pt-BR').map(({ price }) => price)).toEqual(['1.543,90', '']);
});
