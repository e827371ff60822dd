import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';
import { readMoney, writeMoney } from './read-money.ts';

test.each([
  ['pt-BR', '1.543,90', 154_390],
  ['pt-BR', 'R$ 1.543,90', 154_390],
  ['pt-BR', '1543,9', 154_390],
  ['pt-BR', '1.500', 150_000],
  ['pt-BR', '12.50', 1_250],
  ['en-US', '1,543.90', 154_390],
  ['en-US', '$1,500', 150_000],
  ['en-US', '12,50', 1_250],
  ['es-MX', '$1,543.90', 154_390],
  ['es-ES', '1.543,90 €', 154_390],
  ['it-IT', '€ 99', 9_900],
  ['pt-BR', '0,05', 5],
])('in %s, %j is %i', (language, typed, amount) => {
  expect(readMoney(typed, language)).toBe(amount);
});

test.each(['', 'caro', '1,2,3', '1.2.3', '12,345,6', '-5', '1..5', '10,999', '1 e meio,'])(
  'in pt-BR, %j is no sum',
  (typed) => {
    expect(readMoney(typed, 'pt-BR')).toBeUndefined();
  },
);

test('whatever is written is read as the same, with and without the sign of the currency', () => {
  const languages = [
    ['pt-BR', 'BRL'],
    ['it-IT', 'EUR'],
    ['es-MX', 'MXN'],
    ['es-ES', 'EUR'],
    ['en-US', 'USD'],
  ] as const;
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.nat(2_000_000_000), ([language, currency], amount) => {
      expect(readMoney(writeMoney(amount, language), language)).toBe(amount);
      expect(readMoney(formatMoney(amount, currency, language), language)).toBe(amount);
    }),
  );
});
