import { expect, test } from 'vitest';
import { convertSums, readRates, writeRates } from './earning-rates.ts';

test('rates are kept in one spelling, with their day', () => {
  const text = writeRates({ to: 'EUR', day: '2026-11-01', rates: { USD: '0.92', BRL: '0.1634' } });
  expect(text).toBe('EUR 2026-11-01 USD=0.92 BRL=0.1634');
  expect(readRates(text)).toEqual({ to: 'EUR', day: '2026-11-01', rates: { USD: 0.92, BRL: 0.1634 } });
});

test.each([
  '',
  'EUR',
  'EUR yesterday USD=1',
  'EUR 2026-13-01 USD=1',
  'EUR 2026-11-01 USD=0',
  'EUR 2026-11-01 USD=-1',
  'EUR 2026-11-01 USD=1e9',
  'EUR 2026-11-01 USD=1 USD=2',
  'EUR 2026-11-01 EUR=1',
  'eur 2026-11-01 USD=1',
  'EUR 2026-11-01 USD=1=2',
])('%j is none', (text) => {
  expect(readRates(text)).toBeUndefined();
});

test('what nobody typed a rate for is named, and not guessed at', () => {
  const rates = { to: 'EUR', day: '2026-11-01', rates: { USD: 0.92 } };
  const sums = [
    { currency: 'EUR', amount: 100 },
    { currency: 'USD', amount: 1_005 },
    { currency: 'GBP', amount: 5 },
  ];
  expect(convertSums(sums, rates)).toEqual({ amount: 1_025, missing: ['GBP'] });
});
