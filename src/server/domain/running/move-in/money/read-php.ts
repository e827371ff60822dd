import { engineLimits } from '#contract/site/engine-limits.ts';

/** What PHP's serialize() writes: plain values and lists. Objects and references are refused. */
export type PhpValue = null | boolean | number | string | PhpList;
export type PhpList = Map<string, PhpValue>;

const { bytes: MAX_BYTES, values: MAX_VALUES, depth: MAX_DEPTH } = engineLimits.moveIn.php;
/** Longer than any number is written. */
const NUMBER_BYTES = 32;
const [SEMICOLON, COLON, QUOTE, OPEN, CLOSE] = [0x3b, 0x3a, 0x22, 0x7b, 0x7d];

class Refused extends Error {
  override readonly name = 'Refused';
}

/** One value after the other, by bytes as PHP counts them; each is looked at once. */
class Reader {
  readonly #bytes: Buffer;
  #at = 0;
  #values = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  #expect(...signs: number[]): void {
    for (const sign of signs) {
      if (this.#bytes[this.#at] !== sign) throw new Refused();
      this.#at += 1;
    }
  }

  #upTo(sign: number): string {
    const end = this.#bytes.subarray(this.#at, this.#at + NUMBER_BYTES).indexOf(sign);
    if (end < 0) throw new Refused();
    const text = this.#bytes.toString('latin1', this.#at, this.#at + end);
    this.#at += end + 1;
    return text;
  }

  #matching(sign: number, pattern: RegExp): string {
    const text = this.#upTo(sign);
    if (!pattern.test(text)) throw new Refused();
    return text;
  }

  #text(): string {
    const length = Number(this.#matching(COLON, /^\d{1,9}$/));
    this.#expect(QUOTE);
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new Refused();
    const text = this.#bytes.toString('utf8', this.#at, end);
    this.#at = end;
    this.#expect(QUOTE);
    return text;
  }

  #key(): string {
    const kind = this.#bytes[this.#at];
    this.#at += 1;
    this.#expect(COLON);
    if (kind === 0x69) return String(Number(this.#matching(SEMICOLON, /^-?\d{1,19}$/)));
    if (kind !== 0x73) throw new Refused();
    const text = this.#text();
    this.#expect(SEMICOLON);
    return text;
  }

  #list(depth: number): PhpList {
    const count = Number(this.#matching(COLON, /^\d{1,9}$/));
    if (count > MAX_VALUES || depth >= MAX_DEPTH) throw new Refused();
    this.#expect(OPEN);
    const list: PhpList = new Map();
    for (let n = 0; n < count; n += 1) {
      const key = this.#key();
      list.set(key, this.value(depth + 1));
    }
    this.#expect(CLOSE);
    return list;
  }

  value(depth: number): PhpValue {
    this.#values += 1;
    if (this.#values > MAX_VALUES) throw new Refused();
    const kind = String.fromCharCode(this.#bytes[this.#at] ?? 0);
    this.#at += 1;
    if (kind === 'N') {
      this.#expect(SEMICOLON);
      return null;
    }
    this.#expect(COLON);
    switch (kind) {
      case 'b':
        return this.#matching(SEMICOLON, /^[01]$/) === '1';
      case 'i':
        return Number(this.#matching(SEMICOLON, /^-?\d{1,19}$/));
      case 'd':
        return Number(
          this.#matching(SEMICOLON, /^(?:-?\d{1,20}(?:\.\d{1,20})?(?:E[+-]?\d{1,3})?|-?INF|NAN)$/i),
        );
      case 's': {
        const text = this.#text();
        this.#expect(SEMICOLON);
        return text;
      }
      case 'a':
        return this.#list(depth);
      default:
        throw new Refused();
    }
  }
}

/** The value, or undefined for anything that is not wholly and exactly one. */
export function readPhp(text: string): PhpValue | undefined {
  if (text.length > MAX_BYTES) return undefined;
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length > MAX_BYTES) return undefined;
  const reader = new Reader(bytes);
  try {
    const value = reader.value(0);
    return reader.isAtEnd ? value : undefined;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

export const isPhpList = (value: PhpValue | undefined): value is PhpList => value instanceof Map;

/** What a list says under one of these names. */
export function saidIn(list: PhpList, ...names: string[]): string {
  for (const name of names) {
    const value = list.get(name);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return '';
}
