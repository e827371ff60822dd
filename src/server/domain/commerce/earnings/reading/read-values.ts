import type { DecimalStyle } from '#contract/commerce/imports/imports.words.ts';
import { isoDay } from '#i18n/calendar.ts';
import { splitNumber } from '#server/domain/commerce/imports/values/read-amount.ts';
import { readMoment } from '#server/domain/commerce/imports/values/read-moment.ts';

export type ColumnStyle = Exclude<DecimalStyle, 'unsaid'>;
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

/** Of a whole: amounts are added up before anything is rounded. */
export const FINE = 10_000;
const FINE_DIGITS = 4;

/**
 * In ten-thousandths. Signs of currencies and spaces go; "(1.20)" is less than nothing, as accountants write it, and "-"
 * is nothing, as shops do.
 */
export function readFine(value: string, decimal: ColumnStyle): number | undefined {
  const text = value.replace(/[\s\u00a0\u202f]|[$€£%]|R\$|US\$|MX\$|[A-Z]{3}/g, '').replace('−', '-');
  if (/^[-–—]$/.test(text)) return 0;
  const [, less, digits] = /^(-?)([\d.,]*\d)$/.exec(text.replace(/^\((.+)\)$/, '-$1')) ?? [];
  const parts = digits === undefined ? undefined : splitNumber(digits, decimal);
  if (!Array.isArray(parts)) return undefined;
  const [whole, rest] = parts;
  const fine = Number(whole) * FINE + Number(rest.slice(0, FINE_DIGITS).padEnd(FINE_DIGITS, '0'));
  return less ? -fine : fine;
}

/** To the cent; half a cent is one, on both sides of nothing. */
export const toMinor = (fine: number): number => {
  const minor = Math.sign(fine) * Math.round(Math.abs(fine) / (FINE / 100));
  return minor === 0 ? 0 : minor;
};

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const PARTED = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?: .*)?$/;
const NAMED = /^([A-Za-z]{3,9}) (\d{1,2}),? (\d{4})(?: .*)?$/;
const SERIAL = /^\d{5}(?:\.\d+)?$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The day before the first one, as spreadsheets count. */
const SERIAL_START = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;

/** A number above twelve is a day, wherever it stands; where none does, the habit of whoever wrote it decides. */
export function dayOrderOf(values: string[], usual: DayOrder): DayOrder {
  for (const value of values) {
    const [, first, second] = PARTED.exec(value) ?? [];
    if (Number(first) > 12) return 'day-first';
    if (Number(second) > 12) return 'month-first';
  }
  return usual;
}

function partsOf(value: string, order: DayOrder): (string | undefined)[] {
  const [, year, month, day] = ISO.exec(value) ?? COMPACT.exec(value) ?? [];
  if (year) return [year, month, day];
  const [, word = '', ofMonth, ofYear] = NAMED.exec(value) ?? [];
  if (ofYear) return [ofYear, String(MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1), ofMonth];
  const [, first, second, written] = PARTED.exec(value) ?? [];
  const whole = written?.length === 2 ? `20${written}` : written;
  return order === 'day-first' ? [whole, second, first] : [whole, first, second];
}

/** '2026-11-05', or undefined where the calendar has no such day. `shift`: of days that a spreadsheet counts. */
export function readDay(value: string, order: DayOrder, shift = 0): string | undefined {
  if (SERIAL.test(value)) {
    const day = new Date(SERIAL_START + (Math.floor(Number(value)) + shift) * DAY);
    return day.toISOString().slice(0, 10);
  }
  const [year, month, day] = partsOf(value, order);
  const text = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const moment = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined;
}

interface Zones {
  /** Of the report, where it is known; null where it is not. */
  from: string | null;
  /** The edition's. */
  to: string;
}

const HAS_TIME = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** The edition's day of a moment that says its zone, or whose report does; undefined where neither is so. */
export function editionDay(value: string, { from, to }: Zones): string | undefined {
  if (!HAS_TIME.test(value) || (from === null && !HAS_ZONE.test(value))) return undefined;
  const moment = readMoment(value, from ?? 'UTC');
  return moment && isoDay(moment, to);
}
