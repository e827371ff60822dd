import type { FeedProblemCode, FeedShape } from '#contract/commerce/imports/imports.words.ts';
import type { ReadingFacts, ReadRow, RowRefusal } from './read-row.ts';

/** What a reading thread is told: to look at a file, or to read its rows. */
export type FeedTask = { file: string } | { file: string; shape: FeedShape; reading: ReadingFacts };

export interface FeedLook {
  shape: FeedShape;
  columns: string[];
  sample: Record<string, string>[];
}

export interface RefusedRow {
  row: number;
  /** What it calls its product, as far as that can be read. */
  title: string;
  refusal: Pick<RowRefusal, 'problem' | 'field' | 'value'>;
}
export type LookedAtRow = ReadRow | RefusedRow;

/** What it answers; a problem is the last of it. */
export type FeedPart =
  | { look: FeedLook }
  | { rows: LookedAtRow[] }
  | { problem: FeedProblemCode; detail: string };
