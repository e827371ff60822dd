import { type SourceCaps, usualCaps } from './source-caps.ts';

/** A row of a table of an export, or the object that says what it is. */
export type JsonRow = { table: string; text: string } | { table: string; problem: 'too_long' };

interface Level {
  /** What is open: an object or a list. */
  isList: boolean;
  /** The name under which a value stands, in an object. */
  key: string;
}

const KEY_CHARS = 100;
/** The next character in which anything ends. Within a text, and outside of one. */
const IN_TEXT = /["\\]/g;
const OUTSIDE = /["{}[\],:]/g;

/**
 * Rows of an export of Ghost, told apart by their brackets: `{"db":[{"meta":…,"data":{"posts":[row, row],…}}]}` or the same
 * without its "db". Only one row is in memory at a time, and each character is looked at once.
 */
class RowReader {
  readonly #rowChars: number;
  readonly #ready: JsonRow[] = [];
  readonly #levels: Level[] = [];
  #inText = false;
  #escaped = false;
  /** A text that may be a name, as long as it may be one. */
  #said = '';
  #row: { table: string; depth: number; pieces: string[]; chars: number } | undefined;
  #began = false;

  constructor({ rowChars }: SourceCaps) {
    this.#rowChars = rowChars;
  }

  #keep(text: string): void {
    if (!this.#row || text === '') return;
    this.#row.chars += text.length;
    if (this.#row.chars <= this.#rowChars) this.#row.pieces.push(text);
  }

  #say(text: string): void {
    if (this.#row) this.#keep(text);
    else if (this.#said.length < KEY_CHARS) this.#said += text;
  }

  /** The table whose row begins here: `data.posts[…]`, or `meta` by itself; below "db" or not. */
  #tableHere(): string | undefined {
    const keys = this.#levels.filter(({ isList }) => !isList).map(({ key }) => key);
    const path = keys[0] === 'db' ? keys.slice(1) : keys;
    const isInList = this.#levels.at(-1)?.isList === true;
    if (path.length === 1 && path[0] === 'meta' && !isInList) return 'meta';
    return path.length === 2 && path[0] === 'data' && isInList ? path[1] : undefined;
  }

  #open(isList: boolean): void {
    const table = this.#row || isList ? undefined : this.#tableHere();
    if (table !== undefined) this.#row = { table, depth: this.#levels.length, pieces: [], chars: 0 };
    this.#levels.push({ isList, key: '' });
    this.#began = true;
  }

  #close(): void {
    this.#levels.pop();
  }

  #endRow(): void {
    const row = this.#row;
    if (row?.depth !== this.#levels.length) return;
    this.#row = undefined;
    const isTooLong = row.chars > this.#rowChars;
    this.#ready.push(
      isTooLong ? { table: row.table, problem: 'too_long' } : { table: row.table, text: row.pieces.join('') },
    );
  }

  #sign(sign: string): void {
    if (sign === '"') {
      this.#inText = true;
      this.#said = '';
    } else if (sign === '{' || sign === '[') this.#open(sign === '[');
    else if (sign === '}' || sign === ']') this.#close();
    else if (sign === ':') {
      const level = this.#levels.at(-1);
      if (level) level.key = this.#said;
    }
    this.#keep(sign);
    if (sign === '}') this.#endRow();
  }

  #readText(text: string, from: number): number {
    if (this.#escaped) {
      this.#escaped = false;
      this.#say(text.charAt(from));
      return from + 1;
    }
    IN_TEXT.lastIndex = from;
    const at = IN_TEXT.exec(text)?.index ?? text.length;
    this.#say(text.slice(from, at));
    if (at === text.length) return at;
    if (text.charAt(at) === '\\') {
      this.#escaped = true;
      this.#say('\\');
    } else {
      this.#inText = false;
      this.#keep('"');
    }
    return at + 1;
  }

  push(text: string): void {
    for (let at = 0; at < text.length; ) {
      if (this.#inText) at = this.#readText(text, at);
      else {
        OUTSIDE.lastIndex = at;
        const next = OUTSIDE.exec(text)?.index ?? text.length;
        if (this.#row) this.#keep(text.slice(at, next));
        if (next < text.length) this.#sign(text.charAt(next));
        at = next + 1;
      }
    }
  }

  get isWhole(): boolean {
    return this.#began && this.#levels.length === 0 && !this.#inText;
  }

  take(): JsonRow[] {
    return this.#ready.splice(0);
  }
}

export async function* readJsonRows(
  chunks: AsyncIterable<string>,
  caps = usualCaps,
): AsyncGenerator<JsonRow, { isWhole: boolean }> {
  const reader = new RowReader(caps);
  for await (const chunk of chunks) {
    reader.push(chunk);
    yield* reader.take();
  }
  return { isWhole: reader.isWhole };
}
