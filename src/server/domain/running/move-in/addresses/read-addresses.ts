import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { limits } from '#contract/site/limits.ts';
import { refuseSource } from '../reading/refuse-source.ts';

const { lineChars, unpackedBytes } = engineLimits.moveIn.addresses;

/** Where an address ends in a table, a list or a text. */
const END = /[\s"',;<>|]/;

const upToEnd = (text: string): string => {
  const end = text.search(END);
  return end < 0 ? text : text.slice(0, end);
};
const decoded = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

/** "GET /path HTTP/1.1" 200: what a server answered otherwise was not there before, and is not missed. */
function loggedIn(line: string): { path: string | undefined } | undefined {
  for (const method of ['"GET ', '"HEAD ', '"POST ']) {
    const at = line.indexOf(method);
    if (at < 0) continue;
    const [path = '', protocol = '', status = ''] = line.slice(at + method.length).split(' ', 3);
    if (!protocol.startsWith('HTTP/')) continue;
    const wasThere = method !== '"POST ' && /^[23]/.test(status);
    return { path: wasThere ? path : undefined };
  }
  return undefined;
}

/** The address in a line of a log, a list or a table, or in an element of a sitemap; undefined where there is none. */
export function addressIn(piece: string): string | undefined {
  const logged = loggedIn(piece);
  if (logged) return logged.path;
  const loc = '<loc>';
  if (piece.startsWith('<'))
    return piece.startsWith(loc) ? decoded(piece.slice(loc.length).trim()) : undefined;
  const at = [piece.indexOf('https://'), piece.indexOf('http://')].filter((place) => place >= 0);
  if (at.length > 0) return upToEnd(piece.slice(Math.min(...at)));
  const plain = piece.trimStart().replace(/^["']/, '');
  return plain.startsWith('/') ? upToEnd(plain) : undefined;
}

/** Path and query, as a browser asks for them; undefined for what no server is asked. */
export function askedPath(address: string): string | undefined {
  const base = 'https://old-site.invalid';
  if (address.length > limits.addresses.maxChars || !URL.canParse(address, base)) return undefined;
  const { pathname, search, protocol } = new URL(address, base);
  return protocol === 'https:' || protocol === 'http:' ? `${pathname}${search}` : undefined;
}

async function* textOf(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  const { buffer: head, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
  await handle.close();
  if (bytesRead === 0) throw refuseSource('The list is empty.', 'not_addresses');
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  const stream = isPacked ? createReadStream(file).pipe(createGunzip()) : createReadStream(file);
  const decoder = new StringDecoder('utf8');
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > unpackedBytes) throw refuseSource('The list unpacks to far too much.', 'archive_bomb');
    yield decoder.write(chunk);
  }
}

/** Lines, and what stands between the brackets of XML, which may be one long line. What is longer than any address is cut. */
async function* piecesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const text of textOf(file)) {
    const pieces = `${rest}${text}`.split(/[\r\n]|(?=<)/);
    rest = (pieces.pop() ?? '').slice(0, lineChars);
    for (const piece of pieces) if (piece !== '') yield piece.slice(0, lineChars);
  }
  if (rest !== '') yield rest;
}

/** Every address that a list names, as often as it does; a file that names none is refused. */
export async function* readAddresses(file: string): AsyncGenerator<string> {
  let found = 0;
  try {
    for await (const piece of piecesOf(file)) {
      const address = addressIn(piece);
      const asked = address && askedPath(address);
      if (asked === undefined || asked === '') continue;
      found += 1;
      yield asked;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_'))
      throw refuseSource('The list cannot be unpacked.', 'not_addresses');
    throw error;
  }
  if (found === 0) throw refuseSource('There is no address in the list.', 'not_addresses');
}
