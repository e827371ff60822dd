import { expect, test } from 'vitest';
import { createTagHeaders } from './tag-headers.ts';

const page = { key: '/br/casa?page=2', tags: ['post:41', 'posts:br'] };
const names = ['ebr', 'p15', 'qbr', 'z'];

test.each([
  ['varnish', { xkey: names.join(' ') }],
  ['fastly', { 'surrogate-key': names.join(' ') }],
  ['cloudflare', { 'cache-tag': names.join() }],
  ['cloudfront', { 'cache-tag': names.join() }],
  ['bunny', { 'cdn-tag': names.join() }],
  ['akamai', { 'edge-cache-tag': names.join() }],
] as const)('%s is told where it looks', (target, said) => {
  expect(createTagHeaders([target])(page)).toEqual(said);
});

test('several are told at once, and all of it takes no more than one may', () => {
  const tags = Array.from({ length: 45 }, (_, n) => `alternates:${n}`);
  const said = createTagHeaders(['varnish', 'cloudflare', 'cloudfront', 'bunny'])({ key: '/br', tags });
  expect(Object.keys(said ?? {})).toEqual(['xkey', 'cache-tag', 'cdn-tag']);
  for (const value of Object.values(said ?? {})) expect(value.length).toBeLessThanOrEqual(1_024);
});

test('every page can be purged with all others, and with those of its edition', () => {
  const said = (key: string) => createTagHeaders(['varnish'])({ key, tags: [] })?.xkey;
  expect(['/br', '/it/', '/mx?page=2', '/', '/brasil'].map(said)).toEqual([
    'ebr z',
    'eit z',
    'emx z',
    'z',
    'z',
  ]);
});
