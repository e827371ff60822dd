import type { DecimalStyle } from '#contract/commerce/imports/imports.words.ts';
import { limits } from '#contract/site/limits.ts';

interface AmountStyle {
  decimal: DecimalStyle;
  /** The feed counts cents. */
  minorUnits: boolean;
}

export type ReadAmount =
  | { amount: number; currency?: string }
  | { problem: 'bad_amount' | 'ambiguous_amount' };

const SIGNS: Record<string, string> = { R$: 'BRL', '€': 'EUR', US$: 'USD', MX$: 'MXN', '£': 'GBP' };
/** Which sign parts thousands where people write their currency so; codes of three letters tell nothing of it. */
const THOUSANDS: Record<string, string> = { R$: '.', '€': '.', US$: ',', MX$: ',', $: ',', '£': ',' };
const SPACES = /[\s\u00a0\u202f'’]+/g;
const SIGN = String.raw`R\$|US\$|MX\$|[€£$]|[A-Za-z]{3}`;
const WHOLE = new RegExp(`^(${SIGN})?(\\d[\\d.,]*)(${SIGN})?$`);

const bad = { problem: 'bad_amount' } as const;
const ambiguous = { problem: 'ambiguous_amount' } as const;

/** Digits before and after the sign that parts the cents. */
export function splitNumber(
  number: string,
  decimal: DecimalStyle,
  /** The sign that parts thousands beside this currency's. */
  thousands?: string,
): [string, string] | typeof bad | typeof ambiguous {
  const signs = number.replace(/\d/g, '');
  if (signs === '') return [number, ''];
  const last = signs.at(-1) as string;
  const isGrouped = (text: string, sign: string) => new RegExp(`^\\d{1,3}(?:\\${sign}\\d{3})+$`).test(text);
  const [before = '', after = ''] = [
    number.slice(0, number.lastIndexOf(last)),
    number.slice(number.lastIndexOf(last) + 1),
  ];
  const other = last === ',' ? '.' : ',';
  if (signs.includes(other)) {
    // Both: the last one parts the cents, and stands there once.
    const grouped = !before.includes(last) && isGrouped(before, other);
    return grouped && after !== '' ? [before.replaceAll(other, ''), after] : bad;
  }
  if (signs.length > 1) return isGrouped(number, last) ? [number.replaceAll(last, ''), ''] : bad;
  if (after.length !== 3 || !/^\d{1,3}$/.test(before)) return after === '' ? bad : [before, after];
  // One sign with three digits after it may be either: only the feed's setting or the currency's own sign tells.
  if (decimal === 'unsaid') return last === thousands ? [before + after, ''] : ambiguous;
  const isDecimal = (decimal === 'comma') === (last === ',');
  return isDecimal ? [before, after] : [before + after, ''];
}

/** "1.234,56", "1,234.56", "R$ 12,34", "12.34 BRL", "€12": exact minor units. Nothing, less, and 1e3 are refused. */
export function readAmount(written: string, { decimal, minorUnits }: AmountStyle): ReadAmount {
  const [, before, number, behind] = WHOLE.exec(written.replace(SPACES, '')) ?? [];
  if (number === undefined || (before && behind)) return bad;
  const sign = before ?? behind;
  const currency =
    sign && (SIGNS[sign.toUpperCase()] ?? (sign.length === 3 ? sign.toUpperCase() : undefined));
  const parts = splitNumber(number, decimal, sign && THOUSANDS[sign.toUpperCase()]);
  if (!Array.isArray(parts)) return parts;
  const [whole, cents] = parts;
  // Some systems write four decimals; what is not nothing beyond the cents is no price.
  if (/[1-9]/.test(cents.slice(minorUnits ? 0 : 2)) || whole.length > 12) return bad;
  const amount = minorUnits ? Number(whole) : Number(whole) * 100 + Number(cents.slice(0, 2).padEnd(2, '0'));
  if (amount <= 0 || amount > limits.products.maxPrice) return bad;
  return { amount, ...(currency && { currency }) };
}
