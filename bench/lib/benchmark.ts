import type { DataSets } from './data-sets.ts';

/** One line of the report. Ratios compare two measurements of the same run, so the machine hardly matters. */
export interface Figure {
  name: string;
  value: number;
  /** 'ratio' by default; anything else is informative, for it depends on the machine. */
  unit?: string;
  detail: string;
  /** Where it stands in a table of several figures a row; without it a figure has a row to itself. */
  cell?: { row: string; column: string };
  /** What the project promises of the value. */
  promise?: { text: string; kept: (value: number) => boolean };
}

export interface BenchContext {
  dataSets: DataSets;
  say(line: string): void;
}

/** What each file beside run.ts exports. */
export interface Benchmark {
  name: string;
  /** A sentence or two under the table: what is measured, and how. */
  about: string;
  /** Why a promise is missed, as far as it is known; shown only where one is. */
  whyMissed?: string;
  /** What produces the section, where it is not `npm run bench -- name`. */
  command?: string;
  run(context: BenchContext): AsyncIterable<Figure>;
}

export const withinTwice = { text: '≤ 2', kept: (value: number) => value <= 2 };
