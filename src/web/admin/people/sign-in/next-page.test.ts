import { describe, expect, test } from 'vitest';
import { ApiError } from '#web/shared/api/api-error.ts';
import { messageOf } from './message-of.ts';
import { nextPage } from './next-page.ts';

describe('where a sign-in leads', () => {
  test.each([
    ['/admin/people?locale=mx', '/admin/people?locale=mx'],
    ['/admin/edit/7#top', '/admin/edit/7#top'],
    ['/admin', '/admin'],
  ])('to %s, if that was asked for', (asked, page) => {
    expect(nextPage(asked)).toBe(page);
  });

  test.each([
    null,
    '',
    '/br',
    '//evil.example/admin',
    'https://evil.example/admin',
    '/admin/../../evil',
    '/administrator',
    '/admin/login?next=/admin/login',
    'javascript:alert(1)',
    '/\\evil.example',
  ])('to the overview, and not to %s', (asked) => {
    expect(nextPage(asked)).toBe('/admin');
  });
});

describe("the server's words for a refused sign-in", () => {
  test.each([
    [JSON.stringify({ error: { code: 'unauthorized', message: 'Não.' }, message: 'Outra.' }), 'Não.'],
    [JSON.stringify({ message: 'Só no topo: sim.' }), 'Só no topo: sim.'],
    [JSON.stringify({ message: 7 }), undefined],
    ['<html>', undefined],
  ])('%s', (body, message) => {
    expect(messageOf(new ApiError(401, body))).toBe(message);
  });
});
