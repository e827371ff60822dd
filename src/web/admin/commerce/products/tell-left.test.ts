import { expect, test } from 'vitest';
import { texts } from '#i18n/admin/en/texts.ts';
import { tellLeft } from './tell-left.ts';

const rows = [1, 2, 3, 4].map((id) => ({ id, brand: 'Aro', name: `No ${id}` }));

test('where all was done there is nothing to tell', () => {
  expect(tellLeft([{ id: 1, done: true, reason: null }], rows, texts)).toBe('');
});

test('what was left is named with its reason, the first three of them', () => {
  const results = rows.map(({ id }) => ({ id, done: id === 9, reason: 'no_review' as const }));
  expect(tellLeft(results.slice(0, 1), rows, texts)).toBe(
    '1 stayed as it was: “Aro No 1” has no review in this edition.',
  );
  expect(tellLeft(results, rows, texts)).toMatch(/^4 stayed as they were: .*“Aro No 3” [^“]*…$/);
});
