import { expect, test } from 'vitest';
import { brandAndName, nameIn, nameRanks } from './product-names.ts';

test.each([
  ['Panela Aurora 24 cm', 'Panela Aurora 24 cm'],
  ['“Panela Aurora 24 cm”.', 'Panela Aurora 24 cm'],
  ['Panela&nbsp;<b>Aurora</b>', 'Panela Aurora'],
  ['clique aqui', undefined],
  ['Ver preço na Amazon', undefined],
  ['Check latest price', undefined],
  ['Buy on Amazon', undefined],
  ['aqui', undefined],
  ['uma boa panela para o dia a dia', undefined],
  ['B0VITRINA1', undefined],
  ['https://www.amazon.com.br/dp/B0VITRINA1', undefined],
  ['', undefined],
  ['x'.repeat(400), undefined],
])('a link that says “%s” names %s', (text, name) => {
  expect(nameIn(text, nameRanks.link)).toBe(name);
});

test('a title of the old site is a name in one word, too', () => {
  expect(nameIn('Aurora', nameRanks.title)).toBe('Aurora');
  expect(nameIn('Aurora', nameRanks.link)).toBeUndefined();
});

test.each([
  ['Aurora Panela 24 cm', undefined, 'Aurora', 'Panela 24 cm'],
  ['Aurora Panela 24 cm', 'aurora', 'aurora', 'Panela 24 cm'],
  ['Panela 24 cm', 'Aurora', 'Aurora', 'Panela 24 cm'],
  ['Aurora', undefined, 'Aurora', 'Amazon: B0VITRINA1'],
])('“%s” of %s is %s and %s', (written, brand, first, second) => {
  expect(brandAndName(written, brand, 'Amazon: B0VITRINA1')).toEqual({ brand: first, name: second });
});

test('what is longer than a field is cut at a word', () => {
  const { brand, name } = brandAndName(`Aurora ${'panela funda '.repeat(30)}`, undefined, '');
  expect(brand).toBe('Aurora');
  expect(name.length).toBeLessThanOrEqual(160);
  expect(name.endsWith('…')).toBe(true);
});
