import { type FeedCaps, FeedProblem } from './feed-caps.ts';

/** One object's text, or undefined where there is something else in its place, or too much. */
export type JsonItem = { text: string } | { problem: 'too_long' | 'malformed' };

/** A line each. */
export async function* readJsonLines(
  chunks: AsyncIterable<string>,
  caps: FeedCaps,
): AsyncGenerator<JsonItem> {
  let line = '';
  let tooLong = false;
  const item = (): JsonItem | undefined => {
    const text = line.trim();
    const found: JsonItem | undefined = tooLong ? { problem: 'too_long' } : text ? { text } : undefined;
    line = '';
    tooLong = false;
    return found;
  };
  for await (const chunk of chunks) {
    const parts = chunk.split(/[\r\n]+/);
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        const found = item();
        if (found) yield found;
      }
      if (line.length + part.length > caps.rowChars) tooLong = true;
      else line += part;
    }
  }
  const last = item();
  if (last) yield last;
}

const SPACE = /\s/;

/** The values of one array, told apart by their brackets: only one of them is in memory at a time. */
class ArrayReader {
  readonly #caps: FeedCaps;
  readonly #ready: JsonItem[] = [];
  #depth = 0;
  #inText = false;
  #escaped = false;
  #value = '';
  #tooLong = false;
  #over = false;

  constructor(caps: FeedCaps) {
    this.#caps = caps;
  }

  #end(): void {
    const text = this.#value.trim();
    if (this.#tooLong) this.#ready.push({ problem: 'too_long' });
    else if (text.startsWith('{')) this.#ready.push({ text });
    else if (text) this.#ready.push({ problem: 'malformed' });
    this.#value = '';
    this.#tooLong = false;
  }

  #keep(text: string): void {
    if (this.#value.length + text.length > this.#caps.rowChars) this.#tooLong = true;
    else this.#value += text;
  }

  /** What a character does outside of a text; true where it is part of a value. */
  #structure(char: string): boolean {
    if (this.#over && !SPACE.test(char)) throw new FeedProblem('damaged', 'Something follows the array.');
    if (char === '"') this.#inText = true;
    if (char === '{' || char === '[') {
      this.#depth += 1;
      return this.#depth > 1;
    }
    if (char === '}' || char === ']') {
      this.#depth -= 1;
      if (this.#depth > 0) return true;
      this.#end();
      this.#over = true;
      return false;
    }
    if (char === ',' && this.#depth === 1) {
      this.#end();
      return false;
    }
    return this.#depth > 0;
  }

  push(text: string): void {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const char = text.charAt(at);
      if (this.#inText) {
        if (this.#escaped) this.#escaped = false;
        else if (char === '\\') this.#escaped = true;
        else if (char === '"') this.#inText = false;
        continue;
      }
      if (char !== '"' && char !== '{' && char !== '[' && char !== '}' && char !== ']' && char !== ',') {
        if (this.#over || this.#depth === 0) this.#structure(char);
        continue;
      }
      // What stands before a bracket belongs to the value that the bracket may end.
      if (this.#depth > 0) this.#keep(text.slice(from, at));
      from = this.#structure(char) ? at : at + 1;
    }
    if (this.#depth > 0) this.#keep(text.slice(from));
  }

  end(): void {
    if (!this.#over) throw new FeedProblem('damaged', 'The array is never closed.');
  }

  take(): JsonItem[] {
    return this.#ready.splice(0);
  }
}

export async function* readJsonArray(
  chunks: AsyncIterable<string>,
  caps: FeedCaps,
): AsyncGenerator<JsonItem> {
  const reader = new ArrayReader(caps);
  for await (const chunk of chunks) {
    reader.push(chunk);
    yield* reader.take();
  }
  reader.end();
}

type Cells = Record<string, string>;
type FlatJson = { cells: Cells } | { problem: 'too_long' | 'malformed' };

/** Whoever reads a number as a number loses the end of a long one: its own spelling is kept. */
const asWritten = (_key: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === 'number' ? (context?.source ?? String(value)) : value;

/** Written as "\u0000" or by halves, there are characters that no database holds. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** A name is part of each name below it: it has an end before it is written out once for every value. */
class CellGatherer {
  readonly cells: Cells = Object.create(null);
  readonly #caps: FeedCaps;
  #count = 0;
  tooLong = false;

  constructor(caps: FeedCaps) {
    this.#caps = caps;
  }

  #set(name: string, value: string): void {
    const { columns, fieldChars } = this.#caps;
    this.#count += 1;
    this.tooLong ||= this.#count > columns || name.length > fieldChars || value.length > fieldChars;
    if (!this.tooLong) this.cells[clean(name)] = clean(value).trim();
  }

  put(name: string, value: unknown, depth: number): void {
    if (value === null || value === undefined || depth > 5 || this.tooLong) return;
    if (Array.isArray(value)) {
      for (const [index, each] of value.entries()) {
        this.put(index === 0 ? name : `${name} ${index + 1}`, each, depth + 1);
      }
    } else if (typeof value === 'object') {
      for (const [key, each] of Object.entries(value)) {
        this.put(name ? `${name}.${key.trim()}` : key.trim(), each, depth + 1);
      }
    } else this.#set(name, String(value));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, asWritten as (key: string, value: unknown) => unknown);
  } catch {
    return undefined;
  }
}

/** An object as a row: what is in it by its path, further values of a list by their number. */
export function flattenJson(text: string, caps: FeedCaps): FlatJson {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { problem: 'malformed' };
  const gatherer = new CellGatherer(caps);
  gatherer.put('', value, 0);
  return gatherer.tooLong ? { problem: 'too_long' } : { cells: gatherer.cells };
}
