import { expect, test } from 'vitest';
import type { KeptPage } from '../copies/kept-page.ts';
import { createForCaches } from './for-caches.ts';

const token = 'a-secret-of-the-owner';
const page = { key: '/br', tags: ['home:br', 'post:2'] } as KeptPage;
const answer = { status: 200, headers: { etag: 'W/"a"' }, body: undefined };
const circumstances = { now: 0, from: 'memory' as const };
const asking = (given: string | string[] | undefined, known?: string) => ({
  headers: { 'x-cache-token': given, ...(known && { 'if-none-match': known }) },
});

test('a cache that shows the token is told what a page is made of', () => {
  const { isCache, tell } = createForCaches({ token });
  expect(isCache(asking(token))).toBe(true);
  const told = tell(page, answer, circumstances);
  expect(told).toEqual({ ...answer, headers: { etag: 'W/"a"', 'surrogate-key': 'home:br post:2' } });
  expect(tell(page, answer, circumstances).headers).toBe(told.headers);
});

test.each([undefined, '', 'another', `${token} `, [token, token]])('nobody else is: %j', (given) => {
  expect(createForCaches({ token }).isCache(asking(given))).toBe(false);
});

test('one that the program tells of changes is told in its own way, as things stand', () => {
  let life = 60;
  const { tell } = createForCaches({ token, tellEdge: () => ({ 'surrogate-control': `max-age=${life}` }) });
  expect(tell(page, answer, circumstances).headers).toHaveProperty('surrogate-control', 'max-age=60');
  life = 900;
  expect(tell(page, answer, circumstances).headers).toHaveProperty('surrogate-control', 'max-age=900');
});

test('one that would keep old tags with an unchanged page gets the page', () => {
  const { asked } = createForCaches({ token, wholeOnly: true });
  expect(asked(asking(token, 'W/"a"'))).toEqual({ method: undefined, headers: { 'x-cache-token': token } });
  const request = asking(token, 'W/"a"');
  expect(createForCaches({ token }).asked(request)).toBe(request);
});

test('one keeps nothing of what somebody searched for', () => {
  const { tell } = createForCaches({ token, tellEdge: () => ({ 'surrogate-control': 'max-age=60' }) });
  const { headers } = tell({ ...page, key: '/br/avaliacao?q=caf%C3%A9' }, answer, circumstances);
  expect(headers).toEqual({
    etag: 'W/"a"',
    'cache-control': 'private, no-cache',
    'cache-status': 'Vitrina; fwd=bypass',
  });
});
