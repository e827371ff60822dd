import { describe, expect, test } from 'vitest';
import { movedIndex, rowMoveOf } from './row-movement.ts';

const key = (name: string, modifiers = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

describe('keys that walk a table', () => {
  test.each([
    ['j', 'next'],
    ['J', 'next'],
    ['ArrowDown', 'next'],
    ['k', 'previous'],
    ['ArrowUp', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
    ['a', undefined],
    ['Enter', undefined],
  ])('%s means %s', (name, move) => {
    expect(rowMoveOf(key(name))).toBe(move);
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s they belong to the browser', (modifier) => {
    expect(rowMoveOf(key('j', { [modifier]: true }))).toBeUndefined();
  });

  test.each([
    ['next', -1, 0],
    ['next', 0, 1],
    ['next', 4, 4],
    ['previous', 0, 0],
    ['previous', 3, 2],
    ['first', 3, 0],
    ['last', 0, 4],
  ] as const)('%s from %i leads to %i of five', (move, from, to) => {
    expect(movedIndex(move, from, 5)).toBe(to);
  });
});
