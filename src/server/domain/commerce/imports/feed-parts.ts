import type { FeedProblemCode, FeedShape } from '#contract/commerce/imports/imports.words.ts';
import type { KnownFeed } from '#contract/commerce/networks/files/known-feeds.ts';
import type { FeedCaps, FeedRow } from './formats/feed-caps.ts';
import type { ReadingFacts, ReadRow, RowRefusal } from './read-row.ts';

/** What a reading thread is told: to look at a file, to read its rows, or to hand out some of them as they are. */
export type FeedTask = { caps: FeedCaps } & WantedOfFile;
export type WantedOfFile =
  | { file: string; as?: ReadAs }
  | { file: string; shape: FeedShape; reading: ReadingFacts }
  | { file: string; shape: FeedShape; only: Int32Array };

/** Whose a file is: somebody says it, it is like the feed's last one, or it is found out among those that are known. */
export interface ReadAs {
  network?: KnownFeed | null;
  agreed?: FeedShape | null;
  known?: KnownFeed[];
}

export interface FeedLook {
  shape: FeedShape;
  columns: string[];
  sample: Record<string, string>[];
  /** It is not what somebody took it for: these are its own columns. */
  isNotThatOne?: boolean;
}

export interface RefusedRow {
  row: number;
  /** What it calls its product, as far as that can be read. */
  title: string;
  refusal: Pick<RowRefusal, 'problem' | 'field' | 'value'>;
}
/** A row as it is written. */
export type CellsOfRow = Pick<FeedRow, 'row' | 'cells'>;
export type LookedAtRow = ReadRow | RefusedRow;

/** What it answers; a problem is the last of it. */
export type FeedPart =
  | { look: FeedLook }
  | { rows: LookedAtRow[] }
  | { cells: CellsOfRow[] }
  | { problem: FeedProblemCode; detail: string };
