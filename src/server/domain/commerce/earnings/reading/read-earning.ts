import { hash } from 'node:crypto';
import { earningLimits as max } from '#contract/commerce/earnings/earning-limits.ts';
import {
  type EarningField,
  type EarningProblem,
  type EarningRowProblem,
  neededFields,
} from '#contract/commerce/earnings/earnings.words.ts';
import { type EarningState, earningStates } from '#contract/commerce/networks/network.ts';
import type { Table, TableLine } from '../files/table.ts';
import {
  type ColumnStyle,
  type DayOrder,
  dayOrderOf,
  decimalStyleOf,
  editionDay,
  FINE,
  readDay,
  readFine,
  toMinor,
} from './read-values.ts';
import type { LeftOut, ReadEarning, ReadingFacts, ReadTable } from './reading-facts.ts';

const TOTALS = new Set([
  'total',
  'totals',
  'totale',
  'totali',
  'totais',
  'totales',
  'grand total',
  'total general',
  'total geral',
]);
/** What a summary calls all tags that it does not name. */
const OTHERS = 'others';
/** Where one store's tag may earn in another country's, by which shops lead readers there. */
const LEADS_ON = { from: 'us', to: ['it', 'es'] } as const;

type Outcome = { row: ReadEarning } | { leftOut: LeftOut } | { stated: number };

/** Reads one line after the other, and says of each what cannot be. */
export class EarningReader {
  readonly #table: ReadTable;
  readonly #facts: ReadingFacts;
  readonly #dayShift: number;
  readonly #decimal: ColumnStyle;
  readonly #order: DayOrder;
  readonly #knownTags: ReadonlySet<string>;
  readonly #countedByDay: ReadonlySet<string>;
  readonly #publishers: ReadonlySet<string>;

  /** `first`: lines by which it is found out how numbers and days are written. */
  constructor(read: ReadTable, table: Table, facts: ReadingFacts, first: TableLine[]) {
    const valuesOf = (field: EarningField) =>
      first.map(({ cells }) => cells[read.columns[field] ?? -1] ?? '');
    const usual = facts.locale === 'us' || facts.locale === 'mx' ? 'point' : 'comma';
    this.#table = read;
    this.#facts = facts;
    this.#dayShift = table.dayShift;
    this.#decimal = table.isExact
      ? 'point'
      : decimalStyleOf([...valuesOf('earned'), ...valuesOf('revenue')], usual);
    this.#order = this.#orderOf(valuesOf('day'));
    this.#knownTags = new Set(facts.knownTags);
    this.#countedByDay = new Set(facts.countedByDay);
    this.#publishers = new Set(facts.publishers);
  }

  /** A title's period decides where the numbers do not: the order in which more days are within it. */
  #orderOf(days: string[]): DayOrder {
    const { report, locale } = this.#facts;
    const { period } = this.#table;
    if (report) return dayOrderOf(days, report.dayOrder === 'month' ? 'month-first' : 'day-first');
    if (!period) return dayOrderOf(days, locale === 'us' ? 'month-first' : 'day-first');
    const within = (order: DayOrder) =>
      days.filter((each) => {
        const day = readDay(each, order, this.#dayShift);
        return day && day >= period.from && day <= period.to;
      }).length;
    return within('day-first') > within('month-first') ? 'day-first' : 'month-first';
  }

  read({ line, cells, tooLong, computed }: TableLine, width: number): Outcome {
    const { columns, name, kind } = this.#table;
    const problems: EarningRowProblem[] = [];
    const say = (field: EarningField | null, problem: EarningProblem, value = '') => {
      problems.push({
        table: name,
        line,
        field,
        problem,
        value: value.slice(0, max.sampleChars).toWellFormed(),
      });
    };
    const textOf = (field: EarningField) => cells[columns[field] ?? -1] ?? '';
    const needed = neededFields(this.#facts.source, kind);
    const fineOf = (field: EarningField, limit: number): number => {
      const text = textOf(field);
      if (text === '' && needed.includes(field)) say(field, 'required');
      const fine = text === '' ? 0 : readFine(text, this.#decimal);
      const inUnits = fine !== undefined && this.#facts.report?.minorUnits ? Math.round(fine / 100) : fine;
      if (inUnits === undefined || Math.abs(inUnits) > limit) say(field, 'not_a_number', text);
      return inUnits ?? 0;
    };
    if (tooLong) say(null, 'too_long', cells.join(' '));
    else if (cells.slice(width).some((cell) => cell !== '')) say(null, 'wrong_length', String(cells.length));
    if (problems.length > 0) return { leftOut: { problems, fine: 0, currency: this.#facts.currency } };
    const fine = fineOf('earned', max.maxAmount * (FINE / 100));
    if (problems.length === 0 && this.#isTotal(cells, textOf('day'))) return { stated: fine };
    const countOf = (field: EarningField) => {
      const text = textOf(field);
      const count = text === '' ? 0 : readFine(text, this.#decimal);
      if (count === undefined || Math.abs(count / FINE) > max.maxItems) say(field, 'not_a_number', text);
      return Math.round((count ?? 0) / FINE);
    };
    const currency = this.#currency(textOf('currency'), say);
    const row: ReadEarning = {
      table: name,
      line,
      ...this.#day(textOf('day'), textOf('tag'), say),
      id: this.#short(textOf('id'), 'id', max.idChars, say),
      fingerprint: hash('sha256', cells.join('\u001f'), 'base64url').slice(0, 22),
      state: this.#state(textOf('state'), say),
      tag: textOf('tag'),
      subId: this.#short(textOf('subId'), 'subId', max.subIdChars, say),
      externalId: this.#short(textOf('externalId'), 'externalId', max.idChars, say),
      orderedItems: countOf('orderedItems'),
      shippedItems: countOf('shippedItems'),
      revenue: toMinor(fineOf('revenue', max.maxAmount * (FINE / 100))),
      earned: toMinor(fine),
      fine,
      currency,
      isForeign: this.#isForeign(textOf('tag'), say),
      isComputed: computed ?? false,
    };
    if (columns.id !== undefined && row.id === '') say('id', 'required');
    this.#whose(textOf('publisher'), say);
    return problems.length > 0 ? { leftOut: { problems, fine, currency } } : { row };
  }

  /** A last line that adds up the others: it has no day, and says what it is. */
  #isTotal(cells: string[], day: string): boolean {
    return (
      readDay(day, this.#order) === undefined &&
      cells.some((cell) => TOTALS.has(cell.toLowerCase().replace(/:$/, '')))
    );
  }

  #short(text: string, field: EarningField, chars: number, say: Say): string {
    if (text.length > chars) say(field, 'too_long', text);
    return text === '-' ? '' : text.replaceAll('\0', '').toWellFormed();
  }

  #currency(text: string, say: Say): string {
    if (text === '' || text === '-') return this.#facts.currency;
    const code = text.toUpperCase();
    if (!/^[A-Z]{3}$/.test(code)) say('currency', 'not_a_currency', text);
    return code;
  }

  #state(text: string, say: Say): EarningState {
    const { report, source } = this.#facts;
    // What Amazon names has been shipped; a network that says nothing takes back by a further row.
    if (this.#table.columns.state === undefined || source === 'amazon') return 'approved';
    const word = text.trim().toLowerCase();
    const known = report && Object.hasOwn(report.states, word) ? report.states[word] : undefined;
    const state = known ?? earningStates.find((each) => each === word);
    if (!state) say('state', text === '' ? 'required' : 'unknown_state', text);
    return state ?? 'pending';
  }

  #day(written: string, tag: string, say: Say): Pick<ReadEarning, 'day' | 'periodFrom'> {
    const { latest, period: asked, countedPeriods, timeZone, report } = this.#facts;
    const { kind, period: title } = this.#table;
    if (kind === 'summary') {
      const period = asked ?? title;
      if (!period) say('day', 'required');
      else if (period.to > latest) say('day', 'future', period.to);
      else if (this.#countedByDay.has(tag)) say(null, 'counted_by_day', tag);
      else {
        const other = countedPeriods.find(
          (each) => each.tag === tag && each.from <= period.to && each.to >= period.from,
        );
        const isSame = other?.from === period.from && other.to === period.to;
        if (other && !isSame) say(null, 'counted_in_period', `${other.from}/${other.to}`);
      }
      return { day: period?.to ?? '', periodFrom: period?.from ?? null };
    }
    const day =
      editionDay(written, { from: report?.timeZone ?? null, to: timeZone }) ??
      readDay(written, this.#order, this.#dayShift);
    if (written === '') say('day', 'required');
    else if (!day) say('day', 'not_a_day', written);
    else if (day > latest) say('day', 'future', written);
    else if (title && (day < title.from || day > title.to)) say('day', 'outside_period', written);
    else {
      const other = countedPeriods.find((each) => each.tag === tag && each.from <= day && each.to >= day);
      const isCovered = other && title && title.from <= other.from && title.to >= other.to;
      if (other && !isCovered) say(null, 'counted_in_period', `${other.from}/${other.to}`);
    }
    return { day: day ?? '', periodFrom: null };
  }

  /** Whether a tag is another edition's, whose store leads readers to this one. */
  #isForeign(tag: string, say: Say): boolean {
    const { source, locale, tagsElsewhere } = this.#facts;
    if (source !== 'amazon') return false;
    if (tag === '') say('tag', 'required');
    else if (tag.length > max.tagChars) say('tag', 'too_long', tag);
    else if (this.#knownTags.has(tag) || (this.#table.kind === 'summary' && tag === OTHERS)) return false;
    else {
      const elsewhere = Object.hasOwn(tagsElsewhere, tag) ? tagsElsewhere[tag] : undefined;
      if (elsewhere === LEADS_ON.from && LEADS_ON.to.some((each) => each === locale)) return true;
      say('tag', elsewhere ? 'other_edition' : 'unknown_tag', elsewhere ? `${tag} (${elsewhere})` : tag);
    }
    return false;
  }

  #whose(publisher: string, say: Say): void {
    if (publisher !== '' && this.#publishers.size > 0 && !this.#publishers.has(publisher))
      say('publisher', 'other_publisher', publisher);
  }
}

type Say = (field: EarningField | null, problem: EarningProblem, value?: string) => void;
