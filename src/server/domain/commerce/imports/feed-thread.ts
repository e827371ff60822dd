import { createReadStream } from 'node:fs';
import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import { handOut } from '#server/lib/aside/hand-out.ts';
import type { FeedPart, FeedTask, LookedAtRow } from './feed-parts.ts';
import { FeedProblem } from './formats/feed-caps.ts';
import { inspectFeed, type OpenFeed, readFeed } from './formats/read-feed.ts';
import { RowRefusal, readRow, titleIn } from './read-row.ts';
import { sampleFeed } from './sample-feed.ts';

async function look(open: OpenFeed): Promise<FeedPart> {
  const shape = await inspectFeed(open);
  return { look: { shape, ...(await sampleFeed(open, shape)) } };
}

/** What leaves the thread is what a row says: however wide the file is, no more of it is anywhere at once. */
async function* rows(open: OpenFeed, { shape, reading }: Extract<FeedTask, { shape: unknown }>) {
  let batch: LookedAtRow[] = [];
  for await (const row of readFeed(open, shape)) {
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

handOut<FeedTask, FeedPart>(async function* (task) {
  const open: OpenFeed = () => createReadStream(task.file) as AsyncIterable<Uint8Array>;
  try {
    if ('shape' in task) yield* rows(open, task);
    else yield await look(open);
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error;
    yield { problem: error.code, detail: error.message };
  }
});
