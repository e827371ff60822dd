import { expect, test } from 'vitest';
import { shopHostOf } from './shop-hosts.ts';

test.each([
  ['https://www.amazon.com.br/dp/B0', { shop: 'amazon', domain: 'amazon.com.br' }],
  ['https://amazon.it', { shop: 'amazon', domain: 'amazon.it' }],
  ['https://amzn.to/x', { shop: 'amazon', domain: undefined }],
  ['https://s.shopee.com.br/x', { shop: 'shopee' }],
  ['https://amazon.com.evil.example/dp/B0', undefined],
  ['https://notamazon.com', undefined],
  ['https://example.com/?u=amazon.com', undefined],
  ['/br/post', undefined],
  ['mailto:a@amazon.com', undefined],
  ['https://', undefined],
])('%s', (href, shop) => expect(shopHostOf(href)).toEqual(shop));
