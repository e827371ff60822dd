import { describe, expect, test } from 'vitest';
import { nothingSelected, toggleAll, toggleRow } from './selection.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];
const chosen = (state: { selected: ReadonlySet<string> }) => [...state.selected].sort().join('');

describe('choosing rows', () => {
  test('one by one, on and off', () => {
    const one = toggleRow(nothingSelected, 'b', keys, false);
    expect(chosen(one)).toBe('b');
    expect(chosen(toggleRow(one, 'b', keys, false))).toBe('');
  });

  test.each([
    ['b', 'd', 'bcd'],
    ['d', 'b', 'bcd'],
    ['c', 'c', ''],
  ])('with shift from %s to %s', (from, to, expected) => {
    expect(chosen(toggleRow(toggleRow(nothingSelected, from, keys, false), to, keys, true))).toBe(expected);
  });

  test('with shift takes a range away where its end was chosen', () => {
    const all = toggleAll(nothingSelected, keys);
    const without = toggleRow(toggleRow(all, 'b', keys, false), 'd', keys, true);
    expect(chosen(without)).toBe('ae');
  });

  test('with shift and nothing touched before is one row', () => {
    expect(chosen(toggleRow(nothingSelected, 'd', keys, true))).toBe('d');
  });

  test('all, and none where all were chosen', () => {
    const all = toggleAll(toggleRow(nothingSelected, 'a', keys, false), keys);
    expect(chosen(all)).toBe('abcde');
    expect(chosen(toggleAll(all, keys))).toBe('');
  });
});
