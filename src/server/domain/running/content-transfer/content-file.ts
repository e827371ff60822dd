import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { type ContentKind, contentKinds } from '#contract/running/content-transfer/content-kinds.ts';
import { localeSchema } from '#contract/site/locale.schemas.ts';
import type { RefusalReason } from '#contract/site/refusals.ts';
import { DomainError } from '#server/lib/errors.ts';

export const CONTENT_FORMAT = 1;

const headSchema = z.object({
  vitrinaContent: z.int(),
  program: z.string(),
  /** The last migration of the database it came from: rows have the shape of that one. */
  migration: z.int(),
  madeAt: z.iso.datetime(),
  editions: z.array(localeSchema),
});
export type ContentHead = z.infer<typeof headSchema>;

export type ContentRecord =
  | { head: ContentHead }
  | { kind: ContentKind; row: string }
  | { picture: string; data: Buffer };

/** The file is JSON, an array; and each of its records has a line of its own, so that it can be read line by line. */
export const openLine = (head: ContentHead): string => `[\n${JSON.stringify(head)}`;
export const rowLine = (kind: ContentKind, row: string): string => `,\n{"kind":"${kind}","row":${row}}`;
export const pictureLine = (name: string, bytes: Buffer): string =>
  `,\n{"picture":${JSON.stringify(name)},"data":"${bytes.toString('base64')}"}`;
export const CLOSE = '\n]\n';

/** The detail is for whoever reads the log; a person is told by the reason. */
export const refuseContent = (detail: string, reason: RefusalReason = 'not_content') =>
  new DomainError('invalid_input', detail, { reason });
const ROW = /^\{"kind":"([a-z_]+)","row":(\{.*\})\}$/s;
const pictureSchema = z.object({
  picture: z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/),
  data: z.base64(),
});

function recordOf(line: string, isFirst: boolean): ContentRecord {
  // A row stays text on its way to the database: a number would lose its digits on the way through JavaScript.
  const [, kind, row] = ROW.exec(line) ?? [];
  if (!isFirst && row && contentKinds.includes(kind as ContentKind))
    return { kind: kind as ContentKind, row };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw refuseContent('The file is not as the export wrote it: each record has a line of its own.');
  }
  if (isFirst) {
    const head = headSchema.safeParse(value);
    if (!head.success) throw refuseContent('The file is not an export of content.');
    if (head.data.vitrinaContent > CONTENT_FORMAT)
      throw refuseContent(
        `The file was made by a newer program (${head.data.program}).`,
        'content_of_other_version',
      );
    return { head: head.data };
  }
  const picture = pictureSchema.safeParse(value);
  if (!picture.success) throw refuseContent('The file has a record that nobody knows.');
  return { picture: picture.data.picture, data: Buffer.from(picture.data.data, 'base64') };
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
export async function* readContentFile(file: string): AsyncGenerator<ContentRecord> {
  let isFirst = true;
  let state: 'before' | 'inside' | 'after' = 'before';
  let unreadable: DomainError | undefined;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
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
