import { createReadStream } from 'node:fs';
import { handOut } from '#server/lib/aside/hand-out.ts';
import { DomainError } from '#server/lib/errors.ts';
import type { ContentPart, ContentTask } from './read-content-aside.ts';
import { readRecords } from './read-records.ts';

const BATCH_CHARS = 1024 * 1024;

/** Rows of one kind together, some at a time; a picture by itself, and only where somebody wants it. */
async function* partsOf({ file, wanted }: ContentTask): AsyncGenerator<ContentPart> {
  let assertSound: typeof import('./sound-rows.ts')['assertSound'] | undefined;
  let waiting: (Extract<ContentPart, { rows: unknown }> & { chars: number }) | undefined;
  const records = readRecords(createReadStream(file) as AsyncIterable<Uint8Array>);
  for await (const record of records) {
    const isMore = 'kind' in record && waiting?.kind === record.kind && waiting.chars < BATCH_CHARS;
    if (waiting && !isMore) {
      yield { kind: waiting.kind, rows: waiting.rows };
      waiting = undefined;
    }
    if ('head' in record) yield record;
    else if ('picture' in record) yield wanted === 'pictures' ? record : { picture: record.picture };
    else if (wanted === 'rows') {
      // The schemas take longest to load: whoever wants pictures, or sent something else, does not wait for them.
      assertSound ??= (await import('./sound-rows.ts')).assertSound;
      assertSound(record.kind, record.row);
      waiting ??= { kind: record.kind, rows: [], chars: 0 };
      waiting.rows.push(record.row);
      waiting.chars += record.row.length;
    }
  }
  if (waiting) yield { kind: waiting.kind, rows: waiting.rows };
}

handOut<ContentTask, ContentPart>(async function* (task) {
  try {
    yield* partsOf(task);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    yield { refused: error.message, reason: error.reason };
  }
});
