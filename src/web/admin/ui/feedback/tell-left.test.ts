import { expect, test } from 'vitest';
import { texts } from '#i18n/admin/en/texts.ts';
import { texts as pt } from '#i18n/admin/pt/texts.ts';
import { tellLeft } from './tell-left.ts';

const ids = [1, 2, 3, 4];
const nameOf = (id: number) => `Aro No ${id}`;

test('where all was done there is nothing to tell', () => {
  expect(tellLeft([{ id: 1, done: true, reason: null }], nameOf, texts.products)).toBe('');
});

test('what was left is named with its reason, the first three of them', () => {
  const results = ids.map((id) => ({ id, done: id === 9, reason: 'no_review' as const }));
  expect(tellLeft(results.slice(0, 1), nameOf, texts.products)).toBe(
    '1 stayed as it was: “Aro No 1” has no review in this edition.',
  );
  expect(tellLeft(results, nameOf, texts.products)).toMatch(/^4 stayed as they were: .*“Aro No 3” [^“]*…$/);
});

test('what was left as it was is named, with the reason, in the words of what it is', () => {
  const done = { id: 1, done: true, reason: null };
  const left = { id: 2, done: false, reason: 'failed_checks' } as const;
  expect(tellLeft([done, left], () => pt.posts.untitled, pt.posts)).toBe(
    '1 ficou como estava: “Sem título” ainda tem algo a corrigir.',
  );
});
