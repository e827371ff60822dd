import { expect, test } from 'vitest';
import { texts } from '#i18n/admin/pt/texts.ts';
import { postListInput } from './list-params.ts';
import { tellLeft } from './tell-left.ts';

const input = (search: string) => postListInput(new URLSearchParams(search), 'mx');

test('filters of the list come from the address, and nonsense is left out', () => {
  expect(input('q=caf%C3%A9+&status=trash&category=4&author=Ana&sort=title')).toEqual({
    locale: 'mx',
    q: 'café',
    status: 'trash',
    categoryId: 4,
    author: 'Ana',
    sort: 'title',
  });
  expect(input('missing=it')).toEqual({ missing: 'it' });
  expect(input('q=+&status=lost&category=x&sort=moon')).toEqual({ locale: 'mx' });
});

test('what was left as it was is named, with the reason', () => {
  const rows = [
    { id: 1, shownTitle: 'Um' },
    { id: 2, shownTitle: '' },
  ];
  const done = { id: 1, done: true, reason: null };
  expect(tellLeft([done], rows, texts)).toBe('');
  expect(tellLeft([done, { id: 2, done: false, reason: 'failed_checks' }], rows, texts)).toBe(
    '1 ficou como estava: “Sem título” ainda tem algo a corrigir.',
  );
});
