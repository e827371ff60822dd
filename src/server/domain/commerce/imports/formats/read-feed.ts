import type { FeedShape } from '#contract/commerce/imports/imports.words.ts';
import { columnNames, constantColumn, placeColumn } from '#contract/commerce/imports/table-columns.ts';
import { decode, EncodingFinder } from './decode.ts';
import { guessDelimiter, readRecords, type TextRecord } from './delimited.ts';
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

/** `isNone`: a title or a trailer, which has a number and is no row. */
type Unnumbered = Omit<FeedRow, 'row'> & { isNone?: boolean };

/** Without names every cell goes by its place, and no row is too short. */
function* placed(cells: string[]): Generator<[string, string]> {
  for (const [index, cell] of cells.entries())
    if (cell) yield [placeColumn(index + 1), cell.normalize('NFC')];
}

async function* fromHeadless(
  records: AsyncIterable<TextRecord>,
  notRows: string[],
): AsyncGenerator<Unnumbered> {
  for await (const { cells, tooLong } of records) {
    const isRow = !notRows.includes(cells[0] ?? '');
    const found: Record<string, string> = Object.assign(
      Object.create(null),
      Object.fromEntries(placed(cells)),
    );
    yield { cells: found, ...(tooLong && { problem: 'too_long' as const }), ...(!isRow && { isNone: true }) };
  }
}

async function* fromTable(records: AsyncIterable<TextRecord>): AsyncGenerator<Unnumbered> {
  let names: string[] | undefined;
  for await (const { cells, tooLong } of records) {
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
    case 'delimited': {
      const records = readRecords(text, shape.delimiter ?? ',', caps);
      return shape.headless ? fromHeadless(records, shape.headless.notRows) : fromTable(records);
    }
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
  const constants = Object.entries(shape.constants ?? {}).map(([field, value]) => [
    constantColumn(field),
    value,
  ]);
  const same = Object.fromEntries(constants);
  let row = shape.format === 'delimited' && !shape.headless ? 1 : 0;
  let count = 0;
  for await (const { isNone, ...each } of rowsOf(text, shape, caps)) {
    row += 1;
    count += 1;
    if (count > caps.rows) throw new FeedProblem('too_many_rows');
    if (isNone) continue;
    yield { row, ...each, ...(constants.length > 0 && { cells: { ...each.cells, ...same } }) };
  }
}
