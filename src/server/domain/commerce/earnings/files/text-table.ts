import { decode, EncodingFinder } from '#server/domain/commerce/imports/formats/decode.ts';
import type { FeedCaps } from '#server/domain/commerce/imports/formats/feed-caps.ts';
import { unpack } from '#server/domain/commerce/imports/formats/unpack.ts';
import { jsonLines } from './json-table.ts';
import { ReportProblem } from './report-problem.ts';
import type { Table } from './table.ts';
import { delimiterOf, textLines } from './text-lines.ts';

type OpenBytes = () => AsyncIterable<Uint8Array>;
const HEAD_BYTES = 64 * 1024;

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Goes through it once, without keeping it: how its bytes become text, and that they are not too many. */
async function inspect(open: OpenBytes, caps: FeedCaps) {
  const finder = new EncodingFinder();
  const pieces: Uint8Array[] = [];
  let gathered = 0;
  for await (const chunk of unpack(open(), caps)) {
    if (gathered < HEAD_BYTES) pieces.push(chunk);
    gathered += chunk.length;
    finder.add(chunk);
  }
  const encoding = finder.find();
  let head = '';
  for await (const piece of decode(once(Buffer.concat(pieces).subarray(0, HEAD_BYTES)), encoding))
    head += piece;
  return { encoding, head };
}

/** A file of text, packed or not: a table with any sign between its cells, or JSON. */
export async function textTable(name: string, open: OpenBytes, caps: FeedCaps): Promise<Table> {
  const { encoding, head } = await inspect(open, caps);
  const first = head.trimStart().charAt(0);
  if (first === '') throw new ReportProblem('empty');
  const isText = !/[\p{Cc}\ufffd]/u.test(head.slice(0, 2_000).replace(/\s/g, ''));
  if (!isText || first === '<') throw new ReportProblem('not_a_report');
  const text = () => decode(unpack(open(), caps), encoding);
  if (first === '[' || first === '{')
    return { name, isExact: true, dayShift: 0, lines: () => jsonLines(head, text, caps) };
  const delimiter = delimiterOf(head);
  return { name, isExact: false, dayShift: 0, lines: () => textLines(text(), delimiter, caps) };
}
