import type { FeedDelimiter, FeedShape } from '#contract/commerce/imports/imports.words.ts';
import { decode, EncodingFinder } from './decode.ts';
import { guessDelimiter, readRecords } from './delimited.ts';
import { type FeedCaps, FeedProblem, type FeedRow, usualCaps } from './feed-caps.ts';
import { flattenJson, type JsonItem, readJsonArray, readJsonLines } from './json-values.ts';
import { unpack } from './unpack.ts';
import { readXmlRows } from './xml-rows.ts';

/** The file from its beginning, each time it is called. */
export type OpenFeed = () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const HEAD_BYTES = 64 * 1024;

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function shapeOf(head: string, encoding: string): FeedShape {
  const first = head.trimStart().charAt(0);
  if (first === '') throw new FeedProblem('empty');
  if (first === '<') {
    // What a shop answers instead of its feed.
    if (/^\s*<(!doctype\s+html|html)\b/i.test(head)) throw new FeedProblem('unknown_format');
    return { format: 'xml', encoding };
  }
  if (first === '[') return { format: 'json', encoding };
  if (first === '{') return { format: 'json-lines', encoding };
  // A picture, a spreadsheet's own file: no text has such characters.
  const isText = !/[\p{Cc}\ufffd]/u.test(head.slice(0, 2_000).replace(/\s/g, ''));
  if (!isText) throw new FeedProblem('unknown_format');
  return { format: 'delimited', encoding, delimiter: guessDelimiter(head) };
}

/** Goes through the whole file once, without keeping it: what it is, and that it is whole and not too large. */
export async function inspectFeed(open: OpenFeed, caps: FeedCaps = usualCaps): Promise<FeedShape> {
  const finder = new EncodingFinder();
  const pieces: Uint8Array[] = [];
  let gathered = 0;
  for await (const chunk of unpack(open(), caps)) {
    if (gathered < HEAD_BYTES) pieces.push(chunk);
    gathered += chunk.length;
    finder.add(chunk);
  }
  const head = Buffer.concat(pieces).subarray(0, HEAD_BYTES);
  const encoding = finder.find();
  let text = '';
  for await (const piece of decode(once(head), encoding)) text += piece;
  return shapeOf(text, encoding);
}

/** "g:price", " Price " and "price": one name; the second of its kind gets a number. */
function columnNames(header: string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((written, index) => {
    const name =
      written
        .replace(/^["']|["']$/g, '')
        .replace(/^g:/i, '')
        .trim()
        .normalize('NFC') || `#${index + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  });
}

type Unnumbered = Omit<FeedRow, 'row'>;

async function* fromTable(chunks: AsyncIterable<string>, delimiter: FeedDelimiter, caps: FeedCaps) {
  let names: string[] | undefined;
  for await (const { cells, tooLong } of readRecords(chunks, delimiter, caps)) {
    if (!names) {
      if (tooLong) throw new FeedProblem('unknown_format', 'The first line names no columns.');
      names = columnNames(cells);
      continue;
    }
    const found: Record<string, string> = Object.create(null);
    for (const [index, name] of names.entries())
      if (cells[index]) found[name] = cells[index].normalize('NFC');
    // Cells that are left out at the end, or empty ones behind it, spoil nothing; less than one name, everything.
    const wrong = cells.length < names.length || cells.slice(names.length).some((cell) => cell !== '');
    const problem = tooLong ? 'too_long' : wrong ? 'wrong_length' : undefined;
    yield { cells: found, ...(problem && { problem }) } satisfies Unnumbered;
  }
}

async function* fromJson(items: AsyncIterable<JsonItem>, caps: FeedCaps): AsyncGenerator<Unnumbered> {
  for await (const item of items)
    yield { cells: {}, ...('text' in item ? flattenJson(item.text, caps) : item) };
}

async function* fromXml(chunks: AsyncIterable<string>, caps: FeedCaps): AsyncGenerator<Unnumbered> {
  for await (const { cells, tooLong } of readXmlRows(chunks, caps)) {
    yield { cells, ...(tooLong && { problem: 'too_long' as const }) };
  }
}

function rowsOf(text: AsyncIterable<string>, shape: FeedShape, caps: FeedCaps): AsyncIterable<Unnumbered> {
  switch (shape.format) {
    case 'delimited':
      return fromTable(text, shape.delimiter ?? ',', caps);
    case 'json':
      return fromJson(readJsonArray(text, caps), caps);
    case 'json-lines':
      return fromJson(readJsonLines(text, caps), caps);
    case 'xml':
      return fromXml(text, caps);
  }
}

/** One row after the other, of whatever the file is; no more than one is in memory. */
export async function* readFeed(
  open: OpenFeed,
  shape: FeedShape,
  caps: FeedCaps = usualCaps,
): AsyncGenerator<FeedRow> {
  const text = decode(unpack(open(), caps), shape.encoding);
  let row = shape.format === 'delimited' ? 1 : 0;
  let count = 0;
  for await (const each of rowsOf(text, shape, caps)) {
    row += 1;
    count += 1;
    if (count > caps.rows) throw new FeedProblem('too_many_rows');
    yield { row, ...each };
  }
}
