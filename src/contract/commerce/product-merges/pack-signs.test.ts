import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packDifferences, packSignsOf } from './pack-signs.ts';

describe('two names are likely two products', () => {
  test.each([
    ['Aurora Shampoo 300 ml', 'Aurora Shampoo 300 ml 3x', 'pack'],
    ['Aurora Shampoo', 'Kit Aurora Shampoo', 'pack'],
    ['Aurora Soap', 'Aurora Soap, Pack of 6', 'pack'],
    ['Aurora Soap pack of 4', 'Aurora Soap, pack of 6', 'pack'],
    ['Lâmpada 2 unidades', 'Lâmpada 10 unid', 'pack'],
    ['Panela 4 L', 'Panela 6L', 'size'],
    ['Fritadeira 110V', 'Fritadeira 220 V', 'size'],
    ['Disco 1 TB', 'Disco 512 GB', 'size'],
  ])('%s / %s: %s', (one, other, difference) => {
    expect(packDifferences(one, other)).toEqual([difference]);
    expect(packDifferences(other, one)).toEqual([difference]);
  });

  test.each([
    ['Panela 1,5 L', 'Panela 1500 ml'],
    ['Disco 1 TB', 'Disco 1000GB'],
    ['Kit 3 potes', 'Kit com 3 potes'],
    ['3x Sabão', 'Sabão x3'],
    ['Panela', 'Panela 4 L'],
    ['Kitty Case', 'Case'],
    ['Aurora A15 5G', 'Aurora A15 5G'],
    ['Sabão 1x', 'Sabão'],
  ])('%s / %s: not by that', (one, other) => {
    expect(packDifferences(one, other)).toEqual([]);
  });
});

test('signs are the same whatever stands around them, and any title is read', () => {
  expect(packSignsOf('PANELA 4 L, KIT COM 2')).toEqual({ packs: ['2'], sizes: ['volume 4000'] });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(packDifferences(title, title)).toEqual([]);
    }),
  );
});
