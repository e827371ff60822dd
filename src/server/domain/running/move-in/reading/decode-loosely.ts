import { isUtf8 } from 'node:buffer';

/** What windows-1252 has from 0x80 to 0x9f, where Latin-1 has nothing; five places are empty. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Characters that XML forbids and exports have all the same: copied from Word, or from a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

const characterOf = (byte: number): string =>
  byte >= 0x80 && byte <= 0x9f ? WINDOWS.charAt(byte - 0x80) : String.fromCharCode(byte);

/** How many bytes a character has that begins so; 0 where none does. */
function lengthOf(first: number): number {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first <= 0xdf) return 2;
  if (first >= 0xe0 && first <= 0xef) return 3;
  return first >= 0xf0 && first <= 0xf4 ? 4 : 0;
}

/** Bytes at the end that are the beginning of a character. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    return lengthOf(byte) > back ? back : 0;
  }
  return 0;
}

/** UTF-8, but a byte that is none is read as windows-1252: pages of two ages stand in one database. */
function repaired(bytes: Buffer): string {
  const parts: string[] = [];
  let from = 0;
  const flush = (to: number) => from < to && parts.push(bytes.toString('utf8', from, to));
  for (let at = 0; at < bytes.length; ) {
    const length = lengthOf(bytes[at] ?? 0);
    if (length > 0 && (length === 1 || isUtf8(bytes.subarray(at, at + length)))) {
      at += length;
      continue;
    }
    flush(at);
    parts.push(characterOf(bytes[at] ?? 0));
    at += 1;
    from = at;
  }
  flush(bytes.length);
  return parts.join('');
}

const clean = (text: string): string => text.replace(CONTROL, '');

function markedEncoding(head: Buffer): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined;
}

/** Text as it was meant, whatever bytes a database has given its export; what no text may hold is left out. */
export async function* decodeLoosely(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let held = Buffer.alloc(0);
  let wide: TextDecoder | undefined;
  let isFirst = true;
  for await (const chunk of chunks) {
    let bytes = Buffer.concat([held, chunk]);
    if (isFirst && bytes.length < 4) {
      held = bytes;
      continue;
    }
    if (isFirst) {
      const encoding = markedEncoding(bytes);
      wide = encoding === undefined ? undefined : new TextDecoder(encoding);
      if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) bytes = bytes.subarray(3);
      isFirst = false;
    }
    held = Buffer.alloc(0);
    if (wide) yield clean(wide.decode(bytes, { stream: true }));
    else {
      const end = bytes.length - unfinished(bytes);
      const whole = bytes.subarray(0, end);
      held = Buffer.from(bytes.subarray(end));
      yield clean(isUtf8(whole) ? whole.toString('utf8') : repaired(whole));
    }
  }
  if (held.length > 0) yield clean(repaired(held));
}
