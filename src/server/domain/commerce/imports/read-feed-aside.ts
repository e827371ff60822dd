import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import type { FeedShape } from '#contract/commerce/imports/imports.words.ts';
import { type AsideLimits, readAside, TooCostly } from '#server/lib/aside/read-aside.ts';
import type {
  CellsOfRow,
  FeedLook,
  FeedPart,
  FeedTask,
  LookedAtRow,
  ReadAs,
  WantedOfFile,
} from './feed-parts.ts';
import { type FeedCaps, FeedProblem, usualCaps } from './formats/feed-caps.ts';
import type { ReadingFacts } from './read-row.ts';

export interface Reading {
  /** Other ones are for tests. */
  limits?: AsideLimits;
  caps?: FeedCaps;
  signal?: AbortSignal;
  aside?: typeof readAside | undefined;
}

/** Looking at one for the first time, as whose it may be. */
export type LookReading = Reading & { as?: ReadAs | undefined };

/** A shop's file is whatever the shop sends: all of it is read in a thread, which is left where it takes too much. */
async function* partsOf(
  wanted: WantedOfFile,
  { limits = importLimits.reading, caps = usualCaps, signal, aside = readAside }: Reading = {},
) {
  const task: FeedTask = { ...wanted, caps };
  const thread = new URL('./feed-thread.ts', import.meta.url);
  try {
    for await (const part of aside<FeedPart>({ thread, task, limits, signal })) {
      if ('problem' in part) throw new FeedProblem(part.problem, part.detail);
      yield part;
    }
  } catch (error) {
    throw error instanceof TooCostly ? new FeedProblem('too_costly', error.message) : error;
  }
}

/** What a file is, and what its first rows look like. */
export async function lookAside(file: string, { as = {}, ...reading }: LookReading = {}): Promise<FeedLook> {
  const limits = importLimits.looking;
  for await (const part of partsOf({ file, as }, { limits, ...reading }))
    if ('look' in part) return part.look;
  throw new Error('Nobody has looked at the file.');
}

/** Some rows at a time, as they were understood or refused. */
export async function* rowsAside(
  task: { file: string; shape: FeedShape; reading: ReadingFacts },
  reading?: Reading,
): AsyncGenerator<LookedAtRow[]> {
  for await (const part of partsOf(task, reading)) if ('rows' in part) yield part.rows;
}

/** Some of its rows as they are written, a few at a time. */
export async function* cellsAside(
  task: { file: string; shape: FeedShape; only: Int32Array },
  reading?: Reading,
): AsyncGenerator<CellsOfRow[]> {
  for await (const part of partsOf(task, reading)) if ('cells' in part) yield part.cells;
}
