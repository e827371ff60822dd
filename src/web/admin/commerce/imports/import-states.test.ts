import { expect, test } from 'vitest';
import { goodRows, stepOf } from './import-states.ts';

test('the address chooses among the steps that an import has reached', () => {
  expect(stepOf('uploaded', 'look')).toBe('columns');
  expect(stepOf('checked', undefined)).toBe('look');
  expect(stepOf('checked', 'columns')).toBe('columns');
  expect(stepOf('checking', 'columns')).toBe('look');
  expect(stepOf('failed', 'columns')).toBe('columns');
  expect(stepOf('applying', 'columns')).toBe('import');
  expect(stepOf('done', 'columns')).toBe('import');
});

test('refused and repeated rows are not taken in', () => {
  const counts = { new: 1, changed: 2, same: 3, refused: 4, replaced: 5 };
  expect(goodRows({ counts, catalogued: null })).toBe(6);
  expect(goodRows({ counts: {}, catalogued: null })).toBe(0);
  expect(goodRows({ counts, catalogued: 900 })).toBe(900);
});
