import {
  type EarningField,
  type EarningProblem,
  neededEarningFields,
} from '#contract/commerce/earnings/earning-columns.ts';
import type { EarningsPreview, ReadEarning } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { readTable, type TextRecord } from '#server/domain/commerce/imports/formats/delimited.ts';
import { usualCaps } from '#server/domain/commerce/imports/formats/feed-caps.ts';
import { type EarningColumns, findColumns } from './find-columns.ts';
import { dayOrderOf, decimalStyleOf, readDay, readNumber } from './read-values.ts';

interface ReportFacts {
  locale: Locale;
  /** The edition's last day so far. */
  today: string;
  knownTags: ReadonlySet<string>;
}

type RowError = EarningsPreview['errors'][number];

export interface ReadReport {
  header: string[];
  columns: EarningColumns;
  rows: ReadEarning[];
  errors: RowError[];
}

const MAX_AMOUNT = 1e11;
const MAX_ITEMS = 1e9;

/** Reads one line after the other, and says of each what cannot be. */
class LineReader {
  readonly errors: RowError[] = [];
  readonly #columns: EarningColumns;
  readonly #facts: ReportFacts;
  readonly #decimal;
  readonly #order;

  constructor(lines: TextRecord[], columns: EarningColumns, facts: ReportFacts) {
    const valuesOf = (field: EarningField) => lines.map(({ cells }) => cells[columns[field]] ?? '');
    const usual = facts.locale === 'us' || facts.locale === 'mx' ? 'point' : 'comma';
    this.#columns = columns;
    this.#facts = facts;
    this.#decimal = decimalStyleOf([...valuesOf('earned'), ...valuesOf('revenue')], usual);
    this.#order = dayOrderOf(valuesOf('day'), facts.locale === 'us' ? 'month-first' : 'day-first');
  }

  /** undefined where something is wrong with it. */
  read({ line, cells, tooLong }: TextRecord, width: number): ReadEarning | undefined {
    const before = this.errors.length;
    const say = (field: EarningField | null, problem: EarningProblem, value = '') => {
      this.errors.push({ line, field, problem, value: value.slice(0, 80) });
      return undefined;
    };
    if (tooLong) return say(null, 'too_long', cells.join(' '));
    if (cells.slice(width).some(Boolean)) return say(null, 'wrong_length', String(cells.length));
    const textOf = (field: EarningField) => cells[this.#columns[field]] ?? '';
    const number = (field: EarningField, scale: number, max: number): number => {
      const text = textOf(field);
      if (text === '' && !neededEarningFields.includes(field)) return 0;
      const value = text === '' ? undefined : readNumber(text, this.#decimal);
      if (text === '') say(field, 'required');
      else if (value === undefined || Math.abs(value * scale) > max) say(field, 'not_a_number', text);
      return Math.round((value ?? 0) * scale);
    };
    const tag = textOf('tag');
    if (tag === '') say('tag', 'required');
    else if (!this.#facts.knownTags.has(tag)) say('tag', 'unknown_tag', tag);
    const written = textOf('day');
    const day = readDay(written, this.#order);
    if (written === '') say('day', 'required');
    else if (!day) say('day', 'not_a_day', written);
    else if (day > this.#facts.today) say('day', 'future', written);
    const externalId = textOf('externalId');
    if (externalId.length > engineLimits.earnings.idChars) say('externalId', 'too_long', externalId);
    const row = {
      line,
      day: day ?? '',
      tag,
      externalId,
      orderedItems: number('orderedItems', 1, MAX_ITEMS),
      shippedItems: number('shippedItems', 1, MAX_ITEMS),
      revenue: number('revenue', 100, MAX_AMOUNT),
      earned: number('earned', 100, MAX_AMOUNT),
    };
    return this.errors.length === before ? row : undefined;
  }
}

/** A whole report, read without changing anything. */
export function readReport(
  text: string,
  chosen: Partial<Record<EarningField, number>>,
  facts: ReportFacts,
): ReadReport {
  const [first, ...lines] = readTable(text, usualCaps);
  const header = first?.cells ?? [];
  const columns = findColumns(header, chosen);
  const missing = neededEarningFields.filter((field) => columns[field] < 0);
  const whole = (field: EarningField | null): RowError => ({
    line: 0,
    field,
    problem: 'required',
    value: '',
  });
  if (missing.length > 0) return { header, columns, rows: [], errors: missing.map(whole) };
  if (lines.length === 0) return { header, columns, rows: [], errors: [whole(null)] };
  const reader = new LineReader(lines, columns, facts);
  const rows = new Map<string, ReadEarning>();
  for (const line of lines) {
    const row = reader.read(line, header.length);
    if (!row) continue;
    const key = `${row.day} ${row.tag} ${row.externalId}`;
    if (rows.has(key)) {
      reader.errors.push({ line: row.line, field: null, problem: 'twice', value: key.trim() });
    }
    rows.set(key, row);
  }
  return { header, columns, rows: [...rows.values()], errors: reader.errors };
}
