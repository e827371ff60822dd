import { describe, expect, test } from 'vitest';
import { networkSchema } from './network.schemas.ts';
import type { Network, NetworkLink } from './network.ts';
import { awin } from './ready-made/awin.ts';
import { ebay } from './ready-made/ebay.ts';
import { impact } from './ready-made/impact.ts';
import { magalu } from './ready-made/magalu.ts';
import { mercadoLivre } from './ready-made/mercado-livre.ts';

const wrong = (network: Network, changes: object = {}) =>
  (networkSchema.safeParse({ ...structuredClone(network), ...changes }).error?.issues ?? []).map(
    ({ path, message }) => [path.join('.'), message],
  );
const withLink = (network: Network, link: NetworkLink) => wrong(network, { link, examples: [] });
const template = (text: string, of: Network = awin) =>
  withLink(of, { kind: 'template', template: text })[0]?.[1];

describe('a template is refused', () => {
  test.each([
    ['http://t.example/?u={url}', 'not_https'],
    ['https://{merchant}/?u={url}', 'host'],
    ['https://{merchant}.example/?u={url}', 'host'],
    ['https://t.example{merchant}/?u={url}', 'host'],
    ['https://t.example', 'host'],
    ['https://a@t.example/?u={url}', 'host'],
    ['https://t.example:8443/?u={url}', 'host'],
    ['https://www.amazon.com/?u={url}', 'host'],
    ['https://localhost/?u={url}', 'host'],
    ['https://t.example/', 'url_once'],
    ['https://t.example/?a={url}&b={url}', 'url_once'],
    ['https://t.example/{rawUrl}?b={url}', 'url_once'],
    ['https://t.example/[?u={url}]', 'url_once'],
    ['https://t.example/?u={rawUrl}', 'raw_url_last'],
    ['https://t.example/{rawUrl}/x', 'raw_url_last'],
    ['https://t.example/?u={url}&x={nobody}', 'unknown_number'],
    ['https://t.example/?u={url}&x={constructor}', 'unknown_number'],
    ['https://t.example/?u={url}&s={sub}&t={sub}', 'sub_without_rule'],
    ['https://t.example/?u={url', 'brackets'],
    ['https://t.example/?u={url}]', 'brackets'],
    ['https://t.example/?u={url}[[x]]', 'brackets'],
    ['https://t.example/?u={url}"onclick=', 'characters'],
    ['https://t.example/?u={url}#x', 'characters'],
    ['https://t.example/\\?u={url}', 'characters'],
  ])('%s', (text, code) => {
    expect(template(text)).toBe(code);
  });
});

test('a host may be one of the shop’s numbers, as long as it is one that is a host', () => {
  expect(template('https://{trackingHost}/?u={url}', impact)).toBeUndefined();
  expect(template('https://{ad}/?u={url}', impact)).toBe('host');
  expect(template('https://t.example/{trackingHost}?u={url}', impact)).toBe('unknown_number');
});

test('what one part says of another has to be true', () => {
  expect(wrong(awin, { sub: null, examples: [] })).toContainEqual(['link.template', 'sub_without_rule']);
  expect(wrong(awin, { accountNumbers: [...awin.accountNumbers, ...awin.shopNumbers] })).toContainEqual([
    'shopNumbers.0.key',
    'number_twice',
  ]);
  const [number] = awin.shopNumbers;
  expect(wrong(awin, { shopNumbers: [{ ...number, example: 'abc' }] })).toContainEqual([
    'shopNumbers.0.example',
    'example',
  ]);
  expect(wrong(awin, { sub: { ...awin.sub, join: '.' } })).toEqual([['sub.join', 'join']]);
  expect(wrong(mercadoLivre, { trackingPlaces: [], examples: [] })).toEqual([
    ['trackingPlaces', 'nothing_tracked'],
  ]);
  const [example] = awin.examples;
  expect(wrong(awin, { examples: [{ ...example, link: 'https://www.awin1.com/' }] })).toEqual([
    ['examples.0.link', 'other_link'],
  ]);
});

test('other kinds of links are looked at too', () => {
  const appending = (value: string) =>
    withLink(ebay, { kind: 'append', parameters: [{ name: 'a', value }] })[0];
  expect(appending('{campaign}')).toBeUndefined();
  expect(appending('{nobody}')).toEqual(['link.parameters.0.value', 'unknown_number']);
  expect(appending('a&b=c')).toEqual(['link.parameters.0.value', 'characters']);
  expect(appending('{')).toEqual(['link.parameters.0.value', 'brackets']);
  const below = (to: string, from = 'loja.example') => withLink(magalu, { kind: 'rewritePath', from, to })[0];
  expect(below('https://x.example/s{store}')).toBeUndefined();
  expect(below('https://x.example/')).toBeUndefined();
  expect(below('https://x.example/s{nobody}')).toEqual(['link.to', 'unknown_number']);
  expect(below('https://x.example/s{store}/?a=')).toEqual(['link.to', 'characters']);
  expect(below('https://{store}/')).toEqual(['link.to', 'host']);
  expect(below('https://x.example/{store')).toEqual(['link.to', 'brackets']);
  expect(below('https://x.example/s{store}', 'evil.example/x')).toEqual(['link.from', 'host']);
});

test.each(['awin1.com"', 'a.example/../', 'a.example/x', 'amazon.com', 'a.example/x?y/', 'localhost'])(
  'nothing is tracked over %s',
  (place) => {
    expect(wrong(awin, { trackingPlaces: [place] })).toHaveLength(1);
  },
);

test('nothing is longer than it may be, and nothing is there that nobody knows', () => {
  const long = 'x'.repeat(1_000);
  expect(wrong(awin, { name: long })).toHaveLength(1);
  expect(wrong(awin, { note: long })).toHaveLength(1);
  expect(wrong(awin, { id: 'Awin!' })).toHaveLength(1);
  expect(wrong(awin, { pattern: '(a+)+$' })).toHaveLength(1);
  expect(wrong(awin, { price: { ...awin.price, maxAgeHours: 0 } })).toHaveLength(1);
  expect(wrong(awin, { editions: [] })).toHaveLength(1);
});
