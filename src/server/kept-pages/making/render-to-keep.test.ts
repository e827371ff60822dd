import { expect, test } from 'vitest';
import { noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { systemClock } from '#server/lib/time/clock.ts';
import { createRenderToKeep } from './render-to-keep.ts';

const parts = {
  renderPage: async () => {
    noteSeen('post:2', 'home:br');
    return { status: 200, html: '<p>Olá</p>', headers: { 'content-type': 'text/html' } };
  },
  findRedirect: async () => null,
  clock: systemClock,
  headers: { 'x-content-type-options': 'nosniff' },
};

test('readers are not told what a page is made of', async () => {
  const { headers, tags } = await createRenderToKeep(parts)('/br');
  expect(tags).toEqual(expect.arrayContaining(['home:br', 'page:/br', 'post:2']));
  expect(headers).toEqual({ 'content-type': 'text/html', 'x-content-type-options': 'nosniff' });
});
