import type { ClickPosition } from '#contract/commerce/clicks/clicks.words.ts';
import type {
  EarningColumns,
  EarningRowProblem,
  ReportKind,
} from '#contract/commerce/earnings/earnings.words.ts';
import type { EarningState, NetworkReport } from '#contract/commerce/networks/network.ts';
import type { Locale } from '#contract/site/locales.ts';

export interface Period {
  from: string;
  to: string;
}

/** One of the file's tables, as it is to be read. */
export interface ReadTable {
  name: string;
  kind: ReportKind;
  headerLine: number;
  columns: EarningColumns;
  period: Period | null;
}

/** Everything that a row is read by; it goes to a thread that can ask nobody. */
export interface ReadingFacts {
  source: string;
  locale: Locale;
  tables: ReadTable[];
  /** The last day that a row may have. */
  latest: string;
  timeZone: string;
  knownTags: string[];
  /** Tags of other editions, by which one they are of. */
  tagsElsewhere: Record<string, Locale>;
  /** Which place of links each of the edition's tags is for, where it is for one. */
  placeOfTag: Record<string, ClickPosition>;
  /** Of amounts that do not say theirs. */
  currency: string;
  /** The network's, where it is one. */
  report: NetworkReport | null;
  /** The edition's numbers at the network; with none, whose a row is cannot be told. */
  publishers: string[];
  /** Of what is reported without days. */
  period: Period | null;
  /** Periods that are counted as a whole already, and tags that are counted day by day within the one asked for. */
  countedPeriods: (Period & { tag: string })[];
  countedByDay: string[];
}

export interface ReadEarning {
  table: string;
  line: number;
  day: string;
  periodFrom: string | null;
  id: string;
  fingerprint: string;
  state: EarningState;
  tag: string;
  subId: string;
  externalId: string;
  orderedItems: number;
  shippedItems: number;
  /** Minor units. */
  revenue: number;
  earned: number;
  /** The same before it was rounded, in ten-thousandths. */
  fine: number;
  currency: string;
  /** Of the store of another edition that may earn here, too. */
  isForeign: boolean;
  isComputed: boolean;
}

/** A row that is not taken in, and why. */
export interface LeftOut {
  problems: EarningRowProblem[];
  fine: number;
  currency: string;
}

export interface ReadPart {
  rows: ReadEarning[];
  leftOut: LeftOut[];
  /** Totals that the file itself states. */
  stated: number[];
}
