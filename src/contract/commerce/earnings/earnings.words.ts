import type { EarningState } from '#contract/commerce/networks/network.ts';

/** What a report tells of one sale, whichever way it calls it. */
export const earningFields = [
  'day',
  'tag',
  'id',
  'state',
  'earned',
  'revenue',
  'currency',
  'subId',
  'externalId',
  'publisher',
  'orderedItems',
  'shippedItems',
] as const;
export type EarningField = (typeof earningFields)[number];
/** Which column is what, counted from 0. */
export type EarningColumns = Partial<Record<EarningField, number>>;

/** Shops that pay by themselves; everybody else is a network, by its id. */
export const ownSources = ['amazon', 'shopee'] as const;

/** `summary`: what a tag earned in a period, without days. `orders` and `trends` have no fee in them. */
export const reportKinds = ['earnings', 'summary', 'orders', 'trends', 'unknown'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What there has to be in a report, for anything to be taken in. */
export const neededFields = (source: string, kind: ReportKind): EarningField[] => [
  ...(kind === 'summary' ? [] : (['day'] as const)),
  ...(source === 'amazon' ? (['tag'] as const) : []),
  'earned',
];

/** Uploaded → (edition and columns are said) → looked at → (somebody decides) → taken in. */
export const earningReportStates = [
  'uploaded',
  'waiting_to_check',
  'checking',
  'checked',
  'waiting_to_apply',
  'applying',
  'done',
  'failed',
  'cancelled',
] as const;
export type EarningReportState = (typeof earningReportStates)[number];
export const reportStatesAtWork = [
  'waiting_to_check',
  'checking',
  'waiting_to_apply',
  'applying',
] as const satisfies EarningReportState[];

/** What can be wrong with a file as a whole. */
export const reportFileProblems = [
  'empty',
  'too_large',
  'too_dense',
  'too_many_rows',
  'spreadsheet_too_large',
  'too_costly',
  'damaged',
  'encrypted',
  'macros',
  'old_spreadsheet',
  'not_a_report',
  'nothing_earned',
  'missing',
  'failed',
] as const;
export type ReportFileProblem = (typeof reportFileProblems)[number];

/** What can be wrong with one row: it is left out, and the others are taken in. */
export const earningProblems = [
  'required',
  'not_a_day',
  'future',
  'outside_period',
  'not_a_number',
  'not_a_currency',
  'unknown_state',
  'too_long',
  'wrong_length',
  'unknown_tag',
  'other_edition',
  'counted_elsewhere',
  'other_publisher',
  'counted_by_day',
  'counted_in_period',
] as const;
export type EarningProblem = (typeof earningProblems)[number];

/** Why a report waits until somebody says that it may come in all the same. */
export const reportDoubts = [
  'same_file',
  'rows_left_out',
  'sum_differs',
  'other_currency',
  'foreign_store',
  'older',
  'formulas',
] as const;
export type ReportDoubt = (typeof reportDoubts)[number];

/** What a row does: `older` says less than is known already, `again` stands in the file once more further down. */
export const earningOutcomes = ['new', 'changed', 'same', 'older', 'again'] as const;
export type EarningOutcome = (typeof earningOutcomes)[number];

/** Minor units of one currency, in one state. */
export interface StateSum {
  currency: string;
  state: EarningState;
  amount: number;
}

export interface EarningRowProblem {
  /** The table in the file, where it has several. */
  table: string;
  line: number;
  field: EarningField | null;
  problem: EarningProblem;
  value: string;
}

/** What a report came to when it was looked at. */
export interface ReportFigures {
  rows: number;
  leftOut: number;
  from: string | null;
  to: string | null;
  tags: string[];
  /** Of every row that can be taken in. */
  sums: StateSum[];
  /** Of the rows that are left out, as far as their amounts can be read. */
  leftOutSums: { currency: string; amount: number }[];
  /** The total that the file itself states, and what its rows add up to, in minor units. */
  stated: { total: number; rows: number } | null;
  outcomes: Partial<Record<EarningOutcome, number>>;
  /** Rows that are there already and that the report takes the place of. */
  replaced: number;
  problems: EarningRowProblem[];
  doubts: ReportDoubt[];
  /** When the very same file was taken in before. */
  sameFileAt: string | null;
}

/** One table of a file, and what it was taken for. */
export interface ReportTable {
  name: string;
  kind: ReportKind;
  source: string | null;
  /** The line that names the columns. */
  headerLine: number;
  header: string[];
  columns: EarningColumns;
  /** By what its title says. */
  period: { from: string; to: string } | null;
  sample: string[][];
}

/** The table that is meant, of several: one with earnings, by day where there is one. */
export const mainTable = <T extends Pick<ReportTable, 'kind'>>(tables: readonly T[]): T | undefined =>
  tables.find(({ kind }) => kind === 'earnings') ??
  tables.find(({ kind }) => kind === 'summary') ??
  tables[0];

/** How it is read, as somebody has agreed. */
export interface ReportReading {
  source: string;
  /** Said by hand; without it as each table was recognised. */
  columns?: EarningColumns | undefined;
  /** Of reports without days. */
  period?: { from: string; to: string } | undefined;
  /** Of amounts that do not say theirs; the edition's where nobody says anything. */
  currency?: string | undefined;
}
