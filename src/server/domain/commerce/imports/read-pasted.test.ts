import { expect, test } from 'vitest';
import { readPasted } from './read-pasted.ts';

const lineOf = (text: string) => readPasted(text, 'pt-BR')[0];

test('the last sign that can part a line does', () => {
  expect(lineOf('Cafeteira | 2; R$ 12,34')).toMatchObject({ by: { name: 'cafeteira | 2' }, price: 1_234 });
  expect(lineOf('b0abcdef12\t20,00')).toMatchObject({ by: { externalId: 'B0ABCDEF12' }, price: 2_000 });
  for (const written of ['Cafeteira', 'Cafeteira;', ';12,00', 'a;b;'])
    expect(lineOf(written)?.by).toBeUndefined();
  for (const price of ['1e3', '12x', '-1', 'R$']) expect(lineOf(`Cafeteira;${price}`)?.price).toBeUndefined();
});

test('lines of spaces that are nearly prices come to an end', () => {
  const nearly = `Cafeteira;1${' '.repeat(380)}x`;
  const read = readPasted(Array.from({ length: 500 }, () => nearly).join('\n'), 'pt-BR');
  expect(read.map(({ price }) => price)).toEqual(Array.from({ length: 500 }, () => undefined));
});
