import { expect, test } from 'vitest';
import { readAddress } from './read-address.ts';

const usual = [80, 443];

test.each([
  '',
  'nonsense',
  '//example.com/',
  '/etc/passwd',
  'file:///etc/passwd',
  'ftp://example.com/',
  'gopher://example.com/',
  'data:text/html,x',
  'javascript:alert(1)',
  'ws://example.com/',
  'http://user@example.com/',
  'http://user:secret@example.com/',
  'http://:secret@example.com/',
  'https://example.com:8443/',
  'http://example.com:22/',
  'http://example.com:0/',
  'http://localhost/',
  'http://localhost./',
  'http://intranet/',
  'http://2130706433/',
  'http://134744072/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://010.8.8.8/',
  'http://１２７.0.0.1/',
  'http://①②⑦.0.0.1/',
])('"%s" is not even looked up', (text) => {
  expect(() => readAddress(text, usual)).toThrow(expect.objectContaining({ kind: 'refused' }));
});

test.each([
  ['https://example.com', 'https://example.com/'],
  ['HTTP://EXAMPLE.com:80/a?b=c#d', 'http://example.com/a?b=c#d'],
  ['https://example.com.:443/', 'https://example.com./'],
  ['https://8.8.8.8/', 'https://8.8.8.8/'],
  ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
  ['https://münchen.example/ä', 'https://xn--mnchen-3ya.example/%C3%A4'],
])('"%s" is "%s"', (text, address) => {
  expect(readAddress(text, usual).href).toBe(address);
});

test('a way on from another address is read from there', () => {
  const base = new URL('https://example.com/a/b');
  expect(readAddress('../c?d', usual, base).href).toBe('https://example.com/c?d');
  expect(readAddress('//other.example/', usual, base).href).toBe('https://other.example/');
  expect(readAddress('/next', usual, new URL('http://8.8.8.8/')).href).toBe('http://8.8.8.8/next');
  for (const away of ['//0x08080808/', 'file:///x', '//localhost/', 'https://a:b@example.com/'])
    expect(() => readAddress(away, usual, base), away).toThrow();
});
