import { earningLimits } from '#contract/commerce/earnings/earning-limits.ts';
import type {
  EarningOutcome,
  EarningRowProblem,
  ReportDoubt,
  ReportFigures,
  StateSum,
} from '#contract/commerce/earnings/earnings.words.ts';
import { toMinor } from '../reading/read-values.ts';
import type { LeftOut, ReadEarning, ReadPart } from '../reading/reading-facts.ts';

/** What is asked once all rows were seen. */
interface Asked {
  editionCurrency: string;
  replaced: number;
  sameFileAt: Date | undefined;
}

/** Adds up what a report says, and holds no row of it. */
export class Tally {
  #rows = 0;
  #leftOut = 0;
  #read = 0;
  #from: string | null = null;
  #to: string | null = null;
  readonly #tags = new Set<string>();
  readonly #sums = new Map<string, { fine: number; sum: StateSum }>();
  readonly #leftSums = new Map<string, number>();
  readonly #problems: EarningRowProblem[] = [];
  readonly #outcomes: Partial<Record<EarningOutcome, number>> = {};
  #stated: number | undefined;
  #all = 0;
  #isForeign = false;
  #isComputed = false;

  get read(): number {
    return this.#read;
  }

  /** What the readers of a part said; rows that turn out to be wrong go to `leave` instead. */
  addPart({ leftOut, stated }: Pick<ReadPart, 'leftOut' | 'stated'>): void {
    for (const each of leftOut) this.leave(each);
    for (const fine of stated) this.#stated = (this.#stated ?? 0) + fine;
  }

  leave({ problems, fine, currency }: LeftOut): void {
    this.#read += 1;
    this.#leftOut += 1;
    this.#all += fine;
    for (const problem of problems)
      if (this.#problems.length < earningLimits.problems) this.#problems.push(problem);
    if (fine !== 0) this.#leftSums.set(currency, (this.#leftSums.get(currency) ?? 0) + fine);
  }

  add(row: ReadEarning, outcome: EarningOutcome): void {
    this.#read += 1;
    this.#rows += 1;
    this.#all += row.fine;
    this.#outcomes[outcome] = (this.#outcomes[outcome] ?? 0) + 1;
    const first = row.periodFrom ?? row.day;
    if (this.#from === null || first < this.#from) this.#from = first;
    if (this.#to === null || row.day > this.#to) this.#to = row.day;
    if (row.tag !== '' && this.#tags.size < earningLimits.tags) this.#tags.add(row.tag);
    this.#isForeign ||= row.isForeign;
    this.#isComputed ||= row.isComputed;
    const { currency, state } = row;
    const known = this.#sums.get(`${currency} ${state}`) ?? { fine: 0, sum: { currency, state, amount: 0 } };
    known.fine += row.fine;
    this.#sums.set(`${currency} ${state}`, known);
  }

  #doubts(sums: StateSum[], { editionCurrency, sameFileAt }: Asked): ReportDoubt[] {
    const doubts: [ReportDoubt, boolean][] = [
      ['same_file', sameFileAt !== undefined],
      ['rows_left_out', this.#leftOut > 0],
      ['sum_differs', this.#stated !== undefined && toMinor(this.#stated) !== toMinor(this.#all)],
      ['other_currency', sums.some(({ currency }) => currency !== editionCurrency)],
      ['foreign_store', this.#isForeign],
      ['older', (this.#outcomes.older ?? 0) > 0],
      ['formulas', this.#isComputed],
    ];
    return doubts.flatMap(([doubt, is]) => (is ? [doubt] : []));
  }

  figures(asked: Asked): ReportFigures {
    const sums = [...this.#sums.values()]
      .map(({ fine, sum }) => ({ ...sum, amount: toMinor(fine) }))
      .sort((a, b) => (`${a.currency} ${a.state}` < `${b.currency} ${b.state}` ? -1 : 1));
    return {
      rows: this.#rows,
      leftOut: this.#leftOut,
      from: this.#from,
      to: this.#to,
      tags: [...this.#tags].sort(),
      sums,
      leftOutSums: [...this.#leftSums].map(([currency, fine]) => ({ currency, amount: toMinor(fine) })),
      stated: this.#stated === undefined ? null : { total: toMinor(this.#stated), rows: toMinor(this.#all) },
      outcomes: this.#outcomes,
      replaced: asked.replaced,
      problems: this.#problems,
      doubts: this.#doubts(sums, asked),
      sameFileAt: asked.sameFileAt?.toISOString() ?? null,
    };
  }
}
