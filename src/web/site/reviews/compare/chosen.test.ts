import { beforeEach, expect, test } from 'vitest';
import { chooseOnly, chooseProduct, chosenNow, knownProduct, unchooseProduct } from './chosen.ts';

const product = (slug: string) => ({ slug, name: slug.toUpperCase(), productId: 1, imageUrl: null });

beforeEach(() => chooseOnly([]));

test('products are kept in the order in which they were chosen, each once', () => {
  for (const slug of ['b', 'a', 'b']) chooseProduct(product(slug));
  expect(chosenNow()).toEqual(['b', 'a']);
  expect(knownProduct('a')?.name).toBe('A');
  unchooseProduct('b');
  expect(chosenNow()).toEqual(['a']);
});

test('a fifth one is refused, and there is room again after one has gone', () => {
  for (const slug of ['a', 'b', 'c', 'd', 'e']) chooseProduct(product(slug));
  expect(chosenNow()).toEqual(['a', 'b', 'c', 'd']);
  unchooseProduct('c');
  chooseProduct(product('e'));
  expect(chosenNow()).toEqual(['a', 'b', 'd', 'e']);
});

test('an address that names products replaces the choice', () => {
  chooseProduct(product('a'));
  chooseOnly(['x', 'y']);
  expect(chosenNow()).toEqual(['x', 'y']);
});
