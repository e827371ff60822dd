import { describe, expect, test } from 'vitest';
import { movedTile } from './grid-movement.ts';

/** Ten tiles in rows of four: 0-3, 4-7, 8-9. */
const from = (index: number, key: string) => movedTile(key, index, 10, 4);

describe('the keys of a grid', () => {
  test('walk along rows and from row to row', () => {
    expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map((key) => from(5, key))).toEqual([
      6, 4, 9, 1,
    ]);
    expect(['Home', 'End'].map((key) => from(5, key))).toEqual([0, 9]);
  });

  test('stay where there is no further', () => {
    expect(from(0, 'ArrowLeft')).toBe(0);
    expect(from(9, 'ArrowRight')).toBe(9);
    expect(from(2, 'ArrowUp')).toBe(2);
    expect(from(8, 'ArrowDown')).toBe(8);
  });

  test('reach a last row that is shorter', () => {
    expect(from(7, 'ArrowDown')).toBe(9);
  });

  test('leave other keys and an empty grid alone', () => {
    expect(from(3, 'a')).toBeUndefined();
    expect(movedTile('ArrowRight', 0, 0, 1)).toBeUndefined();
  });
});
