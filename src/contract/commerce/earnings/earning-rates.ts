import type { StateSum } from './earnings.words.ts';

/** What an owner has typed: one of each currency is worth so much in `to`, as of a day. */
export interface EarningRates {
  to: string;
  day: string;
  rates: Readonly<Record<string, number>>;
}

const CODE = /^[A-Z]{3}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const RATE = /^\d{1,7}(?:\.\d{1,8})?$/;
export const ratesChars = 400;

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(new Date(`${text}T12:00:00Z`).getTime());

/** "EUR 2026-11-01 USD=0.92 BRL=0.1634"; undefined where it is anything else. */
export function readRates(text: string): EarningRates | undefined {
  const [to = '', day = '', ...pairs] = text.slice(0, ratesChars).split(' ');
  const read = pairs.map((pair) => pair.split('='));
  const isRead = read.every(
    ([code = '', rate = '', ...more]) =>
      CODE.test(code) && code !== to && RATE.test(rate) && Number(rate) > 0 && more.length === 0,
  );
  if (!CODE.test(to) || !isDay(day) || !isRead || new Set(read.map(([code]) => code)).size < read.length)
    return undefined;
  return { to, day, rates: Object.fromEntries(read.map(([code = '', rate]) => [code, Number(rate)])) };
}

export const writeRates = ({
  to,
  day,
  rates,
}: {
  to: string;
  day: string;
  rates: Record<string, string>;
}): string => [to, day, ...Object.entries(rates).map(([code, rate]) => `${code}=${rate}`)].join(' ');

/** Everything in one currency, and which ones nobody has typed a rate for. */
export function convertSums(sums: Pick<StateSum, 'currency' | 'amount'>[], { to, rates }: EarningRates) {
  const missing = new Set<string>();
  let amount = 0;
  for (const sum of sums) {
    const rate = sum.currency === to ? 1 : rates[sum.currency];
    if (rate === undefined) missing.add(sum.currency);
    else amount += sum.amount * rate;
  }
  return { amount: Math.round(amount), missing: [...missing].sort() };
}
