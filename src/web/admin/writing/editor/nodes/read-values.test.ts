import { expect, test } from 'vitest';
import {
  readAddress,
  readFileKind,
  readId,
  readIds,
  readPicks,
  readPictures,
  readQuestions,
  readSize,
  readText,
  readTexts,
} from './read-values.ts';

const hostile = [undefined, null, 7, 'x', {}, [null], [[]], [{ productId: '1' }], { length: 2 }];

test('whatever was pasted, an attribute is what its block can show', () => {
  for (const value of hostile) {
    expect(typeof readText(value)).toBe('string');
    expect(Number.isInteger(readId(value))).toBe(true);
    expect((readIds(value) as number[]).every((id) => id > 0)).toBe(true);
    expect((readPicks(value) as { productId: number }[]).every(({ productId }) => productId > 0)).toBe(true);
    expect((readTexts(value) as unknown[]).every((each) => typeof each === 'string')).toBe(true);
  }
  expect([readAddress('javascript:alert(1)'), readAddress('/media/x.webp')]).toEqual(['', '/media/x.webp']);
  expect(readQuestions([null, { question: 'a', answer: 1, more: true }])).toEqual([
    { question: '', answer: '' },
    { question: 'a', answer: '' },
  ]);
  expect(readPicks([{ productId: 3, label: 'Melhor' }])).toEqual([{ productId: 3, label: 'Melhor' }]);
  for (const value of hostile) {
    expect((readPictures(value) as { src: string }[]).every(({ src }) => src)).toBe(true);
    expect(readFileKind(value)).toBe('file');
  }
  expect([readSize(9), readSize(-1), readSize('9')]).toEqual([9, null, null]);
  expect(readPictures([{ src: 'javascript:alert(1)' }, { src: '/media/x.webp', alt: 1 }])).toEqual([
    { src: '/media/x.webp', alt: '', caption: '' },
  ]);
});
