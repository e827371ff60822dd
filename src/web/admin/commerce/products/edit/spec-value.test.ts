import { expect, test } from 'vitest';
import { readSpec, writeSpec } from './spec-value.ts';

const pt = { yes: 'Sim', no: 'Não' };

test.each([
  ['2,4', 2.4],
  ['2.4', 2.4],
  [' 1500 ', 1500],
  ['-5', -5],
  ['sim', true],
  ['NÃO', false],
  ['HEPA  13', 'HEPA 13'],
  ['52 × 30', '52 × 30'],
  ['1.234,5', '1.234,5'],
])('reads %j', (typed, value) => {
  expect(readSpec(typed, pt)).toBe(value);
});

test('an empty fact is none', () => {
  expect(readSpec('  ', pt)).toBeUndefined();
});

test('what is written is read again as the same', () => {
  for (const value of [2.4, 1500, true, false, 'HEPA', 0.333333]) {
    expect(readSpec(writeSpec(value, 'pt-BR', pt), pt)).toBe(value);
  }
  expect(writeSpec(2.4, 'pt-BR', pt)).toBe('2,4');
});
