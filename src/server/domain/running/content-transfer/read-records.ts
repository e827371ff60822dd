import { type ContentKind, contentKinds } from '#contract/running/content-transfer/content-kinds.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { originalFile, originalName } from '#server/domain/writing/media/original-store.ts';
import { DomainError } from '#server/lib/errors.ts';
import { linesOf } from './content-lines.ts';
import { refuseContent } from './refuse-content.ts';

/** The head is whatever stands first: whoever reads it looks what it is. */
export type ContentRecord =
  | { head: unknown }
  | { kind: ContentKind; row: string }
  | { picture: string; data: Buffer };

const { headChars, rowChars } = engineLimits.contentTransfer;
const ROW = /^\{"kind":"([a-z_]{1,40})","row":(\{.*\})\}$/s;

/** Undefined where it is no picture. */
function pictureOf(value: unknown): ContentRecord | undefined {
  const { picture, data } = (value ?? {}) as { picture?: unknown; data?: unknown };
  if (typeof picture !== 'string' || typeof data !== 'string') return undefined;
  if (originalName(originalFile(picture)) !== picture) return undefined;
  const bytes = Buffer.from(data, 'base64');
  return bytes.toString('base64') === data ? { picture, data: bytes } : undefined;
}

function recordOf(line: string, isFirst: boolean): ContentRecord {
  if (isFirst && line.length > headChars) throw refuseContent('The file is not an export of content.');
  // A row stays text on its way to the database: a number would lose its digits on the way through JavaScript.
  const [, kind, row] = ROW.exec(line) ?? [];
  if (!isFirst && row && contentKinds.includes(kind as ContentKind)) {
    if (row.length > rowChars) throw refuseContent(`A row has more than ${rowChars} characters.`);
    return { kind: kind as ContentKind, row };
  }
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw refuseContent('The file is not as the export wrote it: each record has a line of its own.');
  }
  if (isFirst) return { head: value };
  const picture = pictureOf(value);
  if (!picture) throw refuseContent('The file has a record that nobody knows.');
  return picture;
}

function readRecord(line: string, isFirst: boolean): ContentRecord | DomainError {
  try {
    return recordOf(line, isFirst);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** Record after record; a file that ends before its end is refused, in the middle of a line or behind one. */
export async function* readRecords(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ContentRecord> {
  let isFirst = true;
  let state: 'before' | 'inside' | 'after' = 'before';
  let unreadable: DomainError | undefined;
  for await (const line of linesOf(chunks)) {
    if (unreadable) throw unreadable;
    if (state === 'before') {
      if (line !== '[') throw refuseContent('The file is not an export of content.');
      state = 'inside';
    } else if (line === ']') state = 'after';
    else if (state === 'after') {
      if (line.trim()) throw refuseContent('The file goes on after its end.');
    } else {
      const record = readRecord(line.endsWith(',') ? line.slice(0, -1) : line, isFirst);
      isFirst = false;
      // Where nothing follows, it is the half of a line.
      if (record instanceof DomainError) unreadable = record;
      else yield record;
    }
  }
  if (state !== 'after') throw refuseContent('The file ends too early.', 'content_cut_off');
}
