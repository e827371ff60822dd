import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { limits } from '#contract/site/limits.ts';
import { refuseSource } from '../reading/refuse-source.ts';

const { lineChars, unpackedBytes } = engineLimits.moveIn.addresses;

/** What a server answered with a page or a way to one: what was not there before is not missed. */
const LOGGED = /"(?:GET|HEAD) (\S{1,4000}) HTTP\/[\d.]{1,3}" (\d{3}) /;
const LOC = /^<loc>\s{0,20}(\S{1,4000})/;
const ADDRESS = /https?:\/\/[^\s"',;<>|]{1,4000}/;
const PATH = /^["']?(\/[^\s"',;<>|]{0,4000})/;

const decoded = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

/** The address in a line of a log, a list or a table, or in an element of a sitemap; undefined where there is none. */
export function addressIn(piece: string): string | undefined {
  const logged = LOGGED.exec(piece);
  if (logged) return /^[23]/.test(logged[2] ?? '') ? logged[1] : undefined;
  if (piece.startsWith('<')) return decoded(LOC.exec(piece)?.[1] ?? '') || undefined;
  return ADDRESS.exec(piece)?.[0] ?? PATH.exec(piece.trimStart())?.[1];
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
