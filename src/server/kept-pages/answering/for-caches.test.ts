import { expect, test } from 'vitest';
import type { KeptPage } from '../copies/kept-page.ts';
import { createForCaches } from './for-caches.ts';

const token = 'a-secret-of-the-owner';
const page = { tags: ['home:br', 'post:2'] } as KeptPage;
const answer = { status: 200, headers: { etag: 'W/"a"' }, body: undefined };
const forCaches = createForCaches(token);
const ask = (given: string | string[] | undefined) =>
  forCaches({ headers: { 'x-cache-token': given } }, page, answer);

test('a cache that shows the token is told what a page is made of', () => {
  expect(ask(token)).toEqual({ ...answer, headers: { etag: 'W/"a"', 'surrogate-key': 'home:br post:2' } });
  expect(ask(token).headers).toBe(ask(token).headers);
});

test.each([undefined, '', 'another', `${token} `, [token, token]])('nobody else is: %j', (given) => {
  expect(ask(given)).toBe(answer);
});

test('a cache that the program tells of changes is told in its own way, and nobody else is', () => {
  const told = createForCaches(token, ({ tags }) => ({ xkey: String(tags.length) }));
  const asked = (given?: string) => told({ headers: { 'x-cache-token': given } }, page, answer);
  expect(asked(token).headers).toEqual({ etag: 'W/"a"', xkey: '2' });
  expect(asked('another')).toBe(answer);
});
