import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DecimalStyle } from '#contract/commerce/imports/imports.words.ts';
import { decodeEntities } from '../formats/entities.ts';
import { readAmount } from './read-amount.ts';
import { readAvailability } from './read-availability.ts';
import { isDuring, readMoment, readPeriod } from './read-moment.ts';

const amountOf = (text: string, decimal: DecimalStyle = 'unsaid', minorUnits = false) =>
  readAmount(text, { decimal, minorUnits });

describe('an amount', () => {
  test.each([
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1 234,56', 123_456],
    ['1\u00a0234,56', 123_456],
    ['1\u202f234,56', 123_456],
    ['1.234.567', 123_456_700],
    ['12', 1_200],
    ['12,5', 1_250],
    ['249,90', 24_990],
    ['8.7', 870],
    ['19.99', 1_999],
    ['12.3400', 1_234],
  ])('%s', (text, amount) => {
    expect(amountOf(text)).toEqual({ amount });
  });

  test.each([
    ['R$ 12,34', 1_234, 'BRL'],
    ['12.34 BRL', 1_234, 'BRL'],
    ['BRL 12.34', 1_234, 'BRL'],
    ['€12', 1_200, 'EUR'],
    ['399.90 BRL', 39_990, 'BRL'],
    ['US$ 1,543.90', 154_390, 'USD'],
  ])('%s has its currency', (text, amount, currency) => {
    expect(amountOf(text)).toEqual({ amount, currency });
  });

  test('a sign with three digits after it is what the feed’s setting says, or nothing', () => {
    expect(amountOf('1.234')).toEqual({ problem: 'ambiguous_amount' });
    expect(amountOf('1.234', 'comma')).toEqual({ amount: 123_400 });
    expect(amountOf('1,234', 'point')).toEqual({ amount: 123_400 });
    expect(amountOf('12.500', 'point')).toEqual({ amount: 1_250 });
    expect(amountOf('1.234', 'point')).toEqual({ problem: 'bad_amount' });
  });

  test('… or what the sign of its currency does', () => {
    expect(amountOf('R$ 1.999')).toEqual({ amount: 199_900, currency: 'BRL' });
    expect(amountOf('1.999 €')).toEqual({ amount: 199_900, currency: 'EUR' });
    expect(amountOf('$1,999')).toEqual({ amount: 199_900 });
    expect(amountOf('US$ 1,999')).toEqual({ amount: 199_900, currency: 'USD' });
    for (const text of ['R$ 1,999', '$ 1.999', '1.999 BRL', '€ 1,999', 'EUR 1.999'])
      expect(amountOf(text)).toEqual({ problem: 'ambiguous_amount' });
    expect(amountOf('R$ 1.999', 'point')).toEqual({ problem: 'bad_amount' });
  });

  test('cents are counted only where the setting says so', () => {
    expect(amountOf('1234', 'unsaid', true)).toEqual({ amount: 1_234 });
    expect(amountOf('1234.00', 'unsaid', true)).toEqual({ amount: 1_234 });
    expect(amountOf('12.34', 'unsaid', true)).toEqual({ problem: 'bad_amount' });
  });

  test.each([
    '',
    '0',
    '0,00',
    '-5',
    '1e3',
    '1E3',
    'NaN',
    'Infinity',
    '12,34,5',
    '1.2.3',
    '1,2345',
    '12.',
    'R$',
    'abc',
    '12 BRL EUR',
    'BRL 12 BRL',
    '99999999999',
  ])('is none: %j', (text) => {
    expect(amountOf(text)).toEqual({ problem: 'bad_amount' });
  });

  test('is exact, in whatever style it is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000_000 }),
        fc.constantFrom('pt-BR', 'en-US', 'it-IT', 'de-CH'),
        (minor, language) => {
          const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
          expect(amountOf((minor / 100).toLocaleString(language, options))).toEqual({ amount: minor });
        },
      ),
    );
  });
});

test.each([
  ['in_stock', 'in_stock'],
  ['In Stock', 'in_stock'],
  ['https://schema.org/InStock', 'in_stock'],
  ['1', 'in_stock'],
  ['Disponível', 'in_stock'],
  ['0', 'out_of_stock'],
  ['OUT OF STOCK', 'out_of_stock'],
  ['Esgotado', 'out_of_stock'],
  ['backorder', 'out_of_stock'],
  ['preorder', 'preorder'],
  ['pré-venda', 'preorder'],
  ['maybe', 'unknown'],
  ['', 'unknown'],
])('availability: %s is %s', (text, availability) => {
  expect(readAvailability(text)).toBe(availability);
});

describe('a moment', () => {
  test.each([
    ['2026-11-27T00:00-0300', '2026-11-27T03:00:00.000Z'],
    ['2026-11-27T00:00:00+01:00', '2026-11-26T23:00:00.000Z'],
    ['2026-11-27T10:30Z', '2026-11-27T10:30:00.000Z'],
    ['2026-11-27T10:30', '2026-11-27T09:30:00.000Z'],
    ['2026-07-01 10:30', '2026-07-01T08:30:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  ])('%s', (text, moment) => {
    expect(readMoment(text, 'Europe/Rome')?.toISOString()).toBe(moment);
  });

  test.each(['', '27/11/2026', '2026-02-30', '2026-13-01', '2026-11-27T25:00Z', 'soon'])(
    'is none: %j',
    (text) => {
      expect(readMoment(text, 'Europe/Rome')).toBeUndefined();
    },
  );

  test('a sale lasts from one to another; one that ends first is none', () => {
    const on = (text: string, now: string) => {
      const period = readPeriod(text, 'UTC');
      return period && isDuring(period, new Date(now));
    };
    const days = '2026-11-20T00:00Z / 2026-11-30T00:00Z';
    expect(on(days, '2026-11-25T00:00:00Z')).toBe(true);
    expect(on(days, '2026-11-30T00:00:00Z')).toBe(false);
    expect(on(days, '2026-11-19T00:00:00Z')).toBe(false);
    expect(on('2026-11-30T00:00Z/2026-11-20T00:00Z', '2026-11-25T00:00:00Z')).toBe(false);
    expect(on('2026-11-20/', '2026-11-25T00:00:00Z')).toBe(true);
    expect(on('nonsense', '2026-11-25T00:00:00Z')).toBeUndefined();
    expect(on('/', '2026-11-25T00:00:00Z')).toBeUndefined();
  });
});

test('characters by name or number', () => {
  expect(decodeEntities('A&ccedil;&atilde;o &amp; &#8220;B&#x201d; &nbsp;&Eacute;')).toBe('Ação & “B”  É');
  expect(decodeEntities('&unknown; & &#0; &#xD800; &#99999999;')).toBe(
    '&unknown; & &#0; &#xD800; &#99999999;',
  );
});
