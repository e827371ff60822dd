import { expect, test } from 'vitest';
import { marketplaceOfAddress } from './marketplace-names.ts';

test.each([
  ['https://www.amazon.com.br/dp/B0ABCDEF12?tag=alguem-20', 'amazon'],
  [' https://amzn.to/3abc ', 'amazon'],
  ['https://s.shopee.com.br/abc', 'shopee'],
  ['https://www.loja.example/p/1', 'other'],
  ['http://loja.example', 'other'],
  ['B0ABCDEF12', undefined],
  ['www.loja.example/p', undefined],
  ['https://loja', undefined],
  ['https://', undefined],
  ['', undefined],
])('%s is of %s', (text, marketplace) => {
  expect(marketplaceOfAddress(text)).toBe(marketplace);
});
