const BOMS: [string, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** What a document says of itself, and the encoding in it. */
const DECLARATION = /^\s*<\?xml([^>]*)/;
const DECLARED = /\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/;

/** Every second byte of Western text in UTF-16 is nothing: so it is known without its mark. */
function looksLike16(head: Uint8Array, from: 0 | 1): boolean {
  const some = head.subarray(0, 200);
  const size = Math.floor(some.length / 2);
  let empty = 0;
  for (let at = from; at < size * 2; at += 2) if (some[at] === 0) empty += 1;
  return size >= 4 && empty >= size * 0.9;
}

function declaredIn(head: Uint8Array): string | undefined {
  const [, declaration = ''] = DECLARATION.exec(Buffer.from(head.subarray(0, 300)).toString('latin1')) ?? [];
  const [, label] = DECLARED.exec(declaration) ?? [];
  try {
    const { encoding } = new TextDecoder(label ?? '');
    // Whoever can be read as ASCII so far does not have two bytes a character.
    return encoding.startsWith('utf-16') ? undefined : encoding;
  } catch {
    return undefined;
  }
}

/** Finds out how a file's bytes become text: its mark, what it says of itself, or what it can only be. */
export class EncodingFinder {
  #head: Uint8Array = new Uint8Array();
  #sure: string | undefined;
  #utf8: TextDecoder | undefined = new TextDecoder('utf-8', { fatal: true });
  #begun = false;

  add(chunk: Uint8Array): void {
    if (!this.#begun) this.#begin(chunk);
    if (this.#sure === undefined) this.#try(() => this.#utf8?.decode(chunk, { stream: true }));
  }

  #begin(chunk: Uint8Array): void {
    this.#begun = true;
    this.#head = chunk.subarray(0, 300);
    const marked = BOMS.find(([, bytes]) => bytes.every((byte, at) => chunk[at] === byte));
    if (marked) this.#sure = marked[0];
    else if (looksLike16(chunk, 1)) this.#sure = 'utf-16le';
    else if (looksLike16(chunk, 0)) this.#sure = 'utf-16be';
  }

  #try(decode: () => void): void {
    try {
      decode();
    } catch {
      this.#utf8 = undefined;
    }
  }

  find(): string {
    if (this.#sure) return this.#sure;
    const declared = declaredIn(this.#head);
    if (declared && declared !== 'utf-8') return declared;
    this.#try(() => this.#utf8?.decode());
    return this.#utf8 ? 'utf-8' : 'windows-1252';
  }
}

/** What windows-1252 has from 0x80 to 0x9f, where Latin-1 has nothing; five places are empty. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** By hand: for years, many versions of Node have taken windows-1252 for Latin-1. */
function createDecoder(encoding: string): (chunk?: Uint8Array) => string {
  if (encoding === 'windows-1252' || encoding === 'iso-8859-1') {
    return (chunk = new Uint8Array()) =>
      Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
        .toString('latin1')
        .replace(/[\u0080-\u009f]/g, (char) => WINDOWS.charAt(char.charCodeAt(0) - 0x80));
  }
  const decoder = new TextDecoder(encoding);
  return (chunk) => (chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode());
}

/** Text without its mark and without NUL, which some exports strew about and no database holds. */
export async function* decode(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const read = createDecoder(encoding);
  const clean = (text: string) => (text.includes('\0') ? text.replaceAll('\0', '') : text);
  for await (const chunk of chunks) {
    const text = clean(read(chunk));
    if (text) yield text;
  }
  const rest = clean(read());
  if (rest) yield rest;
}
