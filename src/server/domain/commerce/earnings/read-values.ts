import type { DecimalStyle } from '#contract/commerce/imports/imports.words.ts';
import { splitNumber } from '#server/domain/commerce/imports/values/read-amount.ts';

type ColumnStyle = Exclude<DecimalStyle, 'unsaid'>;
export type DayOrder = 'day-first' | 'month-first';

/** "1.234,56" and "1,234.56": the last mark before at most two digits is the one that parts the cents. */
export function decimalStyleOf(values: string[], usual: ColumnStyle): ColumnStyle {
  let commas = 0;
  let points = 0;
  for (const value of values) {
    const digits = value.replace(/[^\d.,]/g, '');
    // Three digits after a single mark may be thousands: only another mark, or another length, tells.
    const last = /([.,])(\d+)$/.exec(digits);
    if (!last) continue;
    const both = digits.includes(',') && digits.includes('.');
    if (!both && last[2]?.length === 3) continue;
    if (last[1] === ',') commas += 1;
    else points += 1;
  }
  if (commas === points) return usual;
  return commas > points ? 'comma' : 'point';
}

/** Signs of currencies and spaces go; "(1.20)" is less than nothing, as accountants write it. */
export function readNumber(value: string, decimal: ColumnStyle): number | undefined {
  const text = value.replace(/[\s\u00a0\u202f]|[$€£]|R\$|US\$|MX\$|[A-Z]{3}/g, '').replace('−', '-');
  const [, less, digits] = /^(-?)([\d.,]*\d)$/.exec(text.replace(/^\((.+)\)$/, '-$1')) ?? [];
  const parts = digits === undefined ? undefined : splitNumber(digits, decimal);
  return Array.isArray(parts) ? Number(`${less}${parts[0]}.${parts[1]}`) : undefined;
}

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const PARTED = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?: .*)?$/;

/** A number above twelve is a day, wherever it stands; where none does, the edition's habit decides. */
export function dayOrderOf(values: string[], usual: DayOrder): DayOrder {
  for (const value of values) {
    const [, first, second] = PARTED.exec(value) ?? [];
    if (Number(first) > 12) return 'day-first';
    if (Number(second) > 12) return 'month-first';
  }
  return usual;
}

/** '2026-11-05', or undefined where the calendar has no such day. */
export function readDay(value: string, order: DayOrder): string | undefined {
  const iso = ISO.exec(value);
  const parted = PARTED.exec(value);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : order === 'day-first'
      ? [parted?.[3], parted?.[2], parted?.[1]]
      : [parted?.[3], parted?.[1], parted?.[2]];
  const text = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const moment = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined;
}
