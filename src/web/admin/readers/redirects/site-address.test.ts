import { expect, test } from 'vitest';
import { siteAddress } from './site-address.ts';

test.each([
  ['', ''],
  ['/br/promo', '/br/promo'],
  [' br/promo ', '/br/promo'],
  ['https://vitrina.example/br/promo?x=1', '/br/promo?x=1'],
  ['https://vitrina.example', 'https://vitrina.example'],
  ['https://vitrina.example.evil/br', 'https://vitrina.example.evil/br'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('"%s" is "%s"', (typed, address) => {
  expect(siteAddress(typed, 'https://vitrina.example')).toBe(address);
});
