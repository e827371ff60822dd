import { expect, test } from 'vitest';
import { bareHosts, isShopHost } from './shop-host-list.ts';

test('hosts are kept bare, each once', () => {
  expect(bareHosts(['https://www.Loja.com.br/ofertas?x=1', '', ' loja.com.br ', 'outra.example'])).toEqual([
    'loja.com.br',
    'outra.example',
  ]);
});

test.each(['loja.com.br', 'www2.shop-a.example', 'a.b.c.io'])('%s can be a shop', (host) => {
  expect(isShopHost(host)).toBe(true);
});

test.each([
  'localhost',
  '127.0.0.1',
  'a',
  'shop.example:8080',
  'a@shop.example',
  'shop..example',
  '-a.example',
  'shop|evil.example',
  'amazon.com.br',
  's.shopee.com.br',
  'amzn.to',
  'smile.amazon.com',
])('%s cannot', (host) => {
  expect(isShopHost(host)).toBe(false);
});
