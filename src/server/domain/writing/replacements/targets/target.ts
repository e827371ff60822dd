import type { Locale } from '#contract/site/locales.ts';
import type { TextField, TextKind } from '#contract/writing/replacements/replacements.words.ts';
import type { Db } from '#db/open.ts';
import type { Rewriting } from '#server/domain/people/audit/rewriting.ts';

export type Values = Partial<Record<TextField, unknown>>;

/** One thing with words in it. */
export interface TextRow {
  id: number;
  /** Where it is written: of a review its product. */
  screenId: number;
  title: string;
  locale: Locale | null;
  values: Values;
}

export interface RowSearch {
  locale?: Locale | undefined;
  /** Plain letters that every row with the words must have; none where there are none in them. */
  core?: string | undefined;
  after: number;
  limit: number;
}

/** A kind of thing: how its rows are found, and the one way in which they are written. */
export interface TextTarget {
  kind: TextKind;
  list: (db: Db, search: RowSearch) => Promise<TextRow[]>;
  /** Locks it, asks what is to be changed, and writes that by the rules of its kind; undefined where nothing is. */
  write: (
    tx: Db,
    id: number,
    rewriting: Rewriting,
    change: (values: Values) => Values | undefined,
  ) => Promise<Values | undefined>;
}
