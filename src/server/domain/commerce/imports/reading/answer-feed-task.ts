import { createReadStream } from 'node:fs';
import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import type { CellsOfRow, FeedPart, FeedTask, LookedAtRow } from '../feed-parts.ts';
import { FeedProblem } from '../formats/feed-caps.ts';
import { inspectFeed, type OpenFeed, readFeed } from '../formats/read-feed.ts';
import { sampleFeed } from '../formats/sample-feed.ts';
import { RowRefusal, readRow, titleIn } from '../read-row.ts';
import { asItWas } from '../refused/as-it-was.ts';

async function look(open: OpenFeed, { caps }: FeedTask): Promise<FeedPart> {
  const shape = await inspectFeed(open, caps);
  return { look: { shape, ...(await sampleFeed(open, shape)) } };
}

/** What leaves the thread is what a row says: however wide the file is, no more of it is anywhere at once. */
async function* rows(open: OpenFeed, { caps, shape, reading }: Extract<FeedTask, { reading: unknown }>) {
  let batch: LookedAtRow[] = [];
  for await (const given of readFeed(open, shape, caps)) {
    const row = asItWas(given);
    try {
      batch.push(readRow(row, reading));
    } catch (error) {
      if (!(error instanceof RowRefusal)) throw error;
      const { problem, field, value } = error;
      batch.push({ row: row.row, title: titleIn(row, reading.mapping), refusal: { problem, field, value } });
    }
    if (batch.length < importLimits.batch) continue;
    yield { rows: batch };
    batch = [];
  }
  if (batch.length > 0) yield { rows: batch };
}

/** Only these rows, of which there may be as many as the file has. */
async function* someRows(open: OpenFeed, { caps, shape, only }: Extract<FeedTask, { only: unknown }>) {
  const wanted = new Set(only);
  let batch: CellsOfRow[] = [];
  for await (const { row, cells } of readFeed(open, shape, caps)) {
    if (!wanted.has(row)) continue;
    batch.push(asItWas({ row, cells: { ...cells } }));
    if (batch.length < importLimits.batch) continue;
    yield { cells: batch };
    batch = [];
  }
  if (batch.length > 0) yield { cells: batch };
}

/** All that a reading thread does with a file; a problem of the file is the last of its answers. */
export async function* answerFeedTask(task: FeedTask): AsyncGenerator<FeedPart> {
  const open: OpenFeed = () => createReadStream(task.file) as AsyncIterable<Uint8Array>;
  try {
    if ('only' in task) yield* someRows(open, task);
    else if ('shape' in task) yield* rows(open, task);
    else yield await look(open, task);
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error;
    yield { problem: error.code, detail: error.message };
  }
}
