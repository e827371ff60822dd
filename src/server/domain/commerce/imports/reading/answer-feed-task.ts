import { createReadStream } from 'node:fs';
import { importLimits } from '#contract/commerce/imports/import-limits.ts';
import type { FeedShape } from '#contract/commerce/imports/imports.words.ts';
import type { CellsOfRow, FeedLook, FeedPart, FeedTask, LookedAtRow, ReadAs } from '../feed-parts.ts';
import { FeedProblem } from '../formats/feed-caps.ts';
import { inspectFeed, type OpenFeed, readFeed } from '../formats/read-feed.ts';
import { sampleFeed } from '../formats/sample-feed.ts';
import { fitsNetwork, recogniseFeed, sampleAs } from '../network-feeds/recognise-feed.ts';
import { RowRefusal, readRow, titleIn } from '../read-row.ts';
import { asItWas } from '../refused/as-it-was.ts';

/** As it was found, and what only somebody who looked at the last one could say. */
const shapeLike = (found: FeedShape, agreed: FeedShape | null | undefined): FeedShape =>
  agreed?.format === found.format ? { ...agreed, encoding: found.encoding } : found;

async function lookAs(open: OpenFeed, found: FeedShape, as: ReadAs): Promise<FeedLook> {
  const { network, agreed, known = [] } = as;
  const shape = shapeLike(found, agreed);
  const plain = { shape, ...(await sampleFeed(open, shape)) };
  if (network) {
    const sampled = await sampleAs(open, found, network);
    return fitsNetwork(network, sampled) ? sampled : { ...plain, isNotThatOne: true };
  }
  const isOpen = network === undefined && !agreed;
  return (isOpen && (await recogniseFeed(open, plain, known))) || plain;
}

async function look(
  open: OpenFeed,
  { caps, as = {} }: Extract<FeedTask, { as?: ReadAs }>,
): Promise<FeedPart> {
  return { look: await lookAs(open, await inspectFeed(open, caps), as) };
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
