import { expect, test } from 'vitest';
import { readDelivery } from './read-delivery.ts';

const style = { decimal: 'unsaid', minorUnits: false, currency: 'BRL' } as const;

test.each([
  ['19,90', 1990],
  ['R$ 19,90', 1990],
  ['BR::Standard:19.90 BRL', 1990],
  ['BR:::5.00 BRL,PT:::9.00 EUR', 500],
  ['0', 0],
  ['0.00 BRL', 0],
  ['R$ 0,00', 0],
  ['Grátis', 0],
  ['Free shipping', 0],
  ['', null],
  ['a combinar', null],
  ['5.00 EUR', null],
  ['1.234', null],
])('"%s" is read as %s', (written, delivery) => {
  expect(readDelivery(written, style)).toBe(delivery);
});
