export type DecimalMark = ',' | '.';
export type DayOrder = 'day-first' | 'month-first';

/** "1.234,56" and "1,234.56": the last mark before at most two digits is the one that parts the cents. */
export function decimalMarkOf(values: string[], usual: DecimalMark): DecimalMark {
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
  return commas > points ? ',' : '.';
}

const NUMBER: Record<DecimalMark, RegExp> = {
  '.': /^-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?$/,
  ',': /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)?(?:,\d+)?$/,
};

/** Signs of currencies and spaces go; "(1.20)" is less than nothing, as accountants write it. */
export function readNumber(value: string, mark: DecimalMark): number | undefined {
  let text = value.replace(/[\s\u00a0\u202f]|[$€£]|R\$|US\$|MX\$|[A-Z]{3}/g, '').replace('−', '-');
  if (/^\(.+\)$/.test(text)) text = `-${text.slice(1, -1)}`;
  if (!/\d/.test(text) || !NUMBER[mark].test(text)) return undefined;
  const plain = mark === ',' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
  return Number(plain);
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
