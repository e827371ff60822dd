import { type FeedDelimiter, feedDelimiters } from '#contract/commerce/imports/imports.words.ts';
import { type FeedCaps, FeedProblem } from './feed-caps.ts';

export interface TextRecord {
  /** As an editor of text numbers the one that it begins in. */
  line: number;
  cells: string[];
  tooLong: boolean;
}

/** Spreadsheets say it in a line of its own, which is no header. */
const SAID = /^sep=([\t;,|])\s*$/i;

const SPACE = /\s/;

/** What stands outside of quotes in the first line with anything in it says what parts the cells. */
export function guessDelimiter(head: string): FeedDelimiter {
  const [first = ''] = head.trimStart().split(/[\r\n]/, 1);
  const said = SAID.exec(first)?.[1];
  if (said) return said as FeedDelimiter;
  const bare = first.replace(/"(?:[^"]|"")*"/g, '');
  const counts = feedDelimiters.map((delimiter) => bare.split(delimiter).length);
  const most = Math.max(...counts);
  return most === 1 ? ',' : (feedDelimiters[counts.indexOf(most)] ?? ',');
}

const unquoted = (cell: string) =>
  /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;

/**
 * RFC 4180 as people write it: line breaks and doubled quotes within quotes, any end of line, a quote in the middle of
 * a cell is text. With tabs nothing is quoted over lines: there a lone quote is an inch.
 */
class RecordReader {
  readonly #delimiter: number;
  readonly #quotes: boolean;
  readonly #caps: FeedCaps;
  readonly ready: TextRecord[] = [];
  #line = 1;
  #began = 1;
  #cells: string[] = [];
  #cell = '';
  #begun = false;
  #tooLong = false;
  #quoted = false;
  #sawQuote = false;
  #sawReturn = false;

  constructor(delimiter: FeedDelimiter, caps: FeedCaps) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#quotes = delimiter !== '\t';
    this.#caps = caps;
  }

  #append(piece: string): void {
    if (piece === '') return;
    this.#begun ||= piece.trim() !== '';
    if (this.#cell.length + piece.length > this.#caps.fieldChars) this.#tooLong = true;
    else this.#cell += piece;
  }

  #endCell(): void {
    const cell = this.#cell.trim();
    if (this.#cells.length >= this.#caps.columns) this.#tooLong = true;
    else this.#cells.push(this.#quotes ? cell : unquoted(cell));
    this.#cell = '';
    this.#begun = false;
  }

  #endRecord(): void {
    this.#endCell();
    if (this.#tooLong || this.#cells.some((cell) => cell !== '')) {
      this.ready.push({ line: this.#began, cells: this.#cells, tooLong: this.#tooLong });
    }
    this.#cells = [];
    this.#tooLong = false;
  }

  /** Within quotes: up to the next one. Returns where to go on. */
  #readQuoted(text: string, at: number): number {
    if (this.#sawQuote) {
      this.#sawQuote = false;
      if (text[at] === '"') {
        this.#append('"');
        return at + 1;
      }
      this.#quoted = false;
      return at;
    }
    const end = text.indexOf('"', at);
    const piece = text.slice(at, end < 0 ? text.length : end);
    this.#line += piece.split('\n').length - 1;
    this.#append(piece);
    if (end < 0) return text.length;
    this.#sawQuote = true;
    return end + 1;
  }

  #readPlain(text: string, from: number): number {
    let mayOpen = this.#quotes && !this.#begun;
    for (let at = from; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const opens = code === 34 && mayOpen;
      mayOpen &&= SPACE.test(text.charAt(at));
      if (code !== this.#delimiter && code !== 10 && code !== 13 && !opens) continue;
      if (opens) {
        this.#cell = '';
        this.#begun = true;
        this.#quoted = true;
        return at + 1;
      }
      this.#append(text.slice(from, at));
      if (code === this.#delimiter) this.#endCell();
      else {
        this.#endRecord();
        this.#line += 1;
        this.#began = this.#line;
      }
      this.#sawReturn = code === 13;
      return at + 1;
    }
    this.#append(text.slice(from));
    return text.length;
  }

  push(text: string): void {
    let at = 0;
    while (at < text.length) {
      const isSecondHalf = this.#sawReturn && text[at] === '\n';
      this.#sawReturn = false;
      if (isSecondHalf) at += 1;
      else at = this.#quoted ? this.#readQuoted(text, at) : this.#readPlain(text, at);
    }
  }

  /** False where a quote is never closed: what follows it is no cell. */
  end(): boolean {
    const isWhole = !this.#quoted || this.#sawQuote;
    this.#tooLong ||= !isWhole;
    this.#endRecord();
    return isWhole;
  }

  take(): TextRecord[] {
    return this.ready.splice(0);
  }
}

const isHint = ({ cells }: TextRecord) =>
  cells[0]?.toLowerCase() === 'sep=' && cells.slice(1).every((cell) => cell === '');

/** A table that is in memory already. */
export function readTable(text: string, caps: FeedCaps): TextRecord[] {
  const table = text.replace(/^\ufeff/, '');
  const reader = new RecordReader(guessDelimiter(table), caps);
  reader.push(table);
  reader.end();
  const [first, ...others] = reader.take();
  return first && !isHint(first) ? [first, ...others] : others;
}

export async function* readRecords(
  chunks: AsyncIterable<string>,
  delimiter: FeedDelimiter,
  caps: FeedCaps,
): AsyncGenerator<TextRecord> {
  const reader = new RecordReader(delimiter, caps);
  let first = true;
  function* taken() {
    for (const record of reader.take()) {
      if (!first || !isHint(record)) yield record;
      first = false;
    }
  }
  for await (const chunk of chunks) {
    reader.push(chunk);
    yield* taken();
  }
  if (!reader.end()) throw new FeedProblem('damaged', 'A quote is never closed.');
  yield* taken();
}
