import { type FeedDelimiter, feedDelimiters } from '#contract/commerce/imports/imports.words.ts';
import type { FeedCaps } from '#server/domain/commerce/imports/formats/feed-caps.ts';
import { parseLine, splitLine } from './parse-line.ts';
import type { TableLine } from './table.ts';

/** Lines that a cell may go on for: more than that, and a quote was an inch. */
const MAX_JOINED = 20;

async function* physicalLines(chunks: AsyncIterable<string>, caps: FeedCaps) {
  let rest = '';
  let tooLong = false;
  const keep = (piece: string) => {
    if (rest.length + piece.length > caps.rowChars) tooLong = true;
    else rest += piece;
  };
  const take = () => {
    const taken = { text: rest.endsWith('\r') ? rest.slice(0, -1) : rest, tooLong };
    rest = '';
    tooLong = false;
    return taken;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      keep(chunk.slice(from, end));
      yield take();
      from = end + 1;
    }
    keep(chunk.slice(from));
  }
  yield take();
}

/** The sign that parts most cells in any of the first lines: a title has none. */
export function delimiterOf(head: string): FeedDelimiter {
  const lines = head.split('\n', 12);
  const most = (sign: FeedDelimiter) => Math.max(...lines.map((line) => parseLine(line, sign).cells.length));
  const counts = feedDelimiters.map(most);
  const highest = Math.max(...counts);
  return highest === 1 ? ',' : (feedDelimiters[counts.indexOf(highest)] ?? ',');
}

/**
 * A table of text. A quote that its line does not close goes on in the next one, unless the line has as many cells as the
 * one before when quotes mean nothing.
 */
export async function* textLines(
  chunks: AsyncIterable<string>,
  delimiter: FeedDelimiter,
  caps: FeedCaps,
): AsyncGenerator<TableLine> {
  let number = 0;
  let width = 0;
  let open: { line: number; texts: string[] } | undefined;
  const shown = (line: number, cells: string[], tooLong: boolean): TableLine => {
    width = cells.length;
    const isTooLong =
      tooLong || cells.length > caps.columns || cells.some((cell) => cell.length > caps.fieldChars);
    return { line, cells: isTooLong ? cells.slice(0, 1) : cells, ...(isTooLong && { tooLong: true }) };
  };
  /** Quotes meant nothing after all. */
  function* apart(): Generator<TableLine> {
    for (const [index, text] of (open?.texts ?? []).entries())
      yield shown((open?.line ?? 0) + index, splitLine(text, delimiter), false);
    open = undefined;
  }
  for await (const { text, tooLong } of physicalLines(chunks, caps)) {
    number += 1;
    if (open) {
      const joined = [...open.texts, text].join('\n');
      const parsed = parseLine(joined, delimiter);
      if (!parsed.isOpen && !tooLong) {
        yield shown(open.line, parsed.cells, false);
        open = undefined;
        continue;
      }
      open.texts.push(text);
      if (open.texts.length > MAX_JOINED || joined.length > caps.fieldChars) yield* apart();
      continue;
    }
    if (text.trim() === '' && !tooLong) continue;
    const { cells, isOpen } = parseLine(text, delimiter);
    const plain = isOpen ? splitLine(text, delimiter) : cells;
    if (isOpen && plain.length !== width) open = { line: number, texts: [text] };
    else yield shown(number, plain, tooLong);
  }
  yield* apart();
}
