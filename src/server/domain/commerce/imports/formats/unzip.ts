import { crc32, createInflateRaw, type InflateRaw } from 'node:zlib';
import { ByteSource } from './byte-source.ts';
import { FeedProblem } from './feed-caps.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const DESCRIPTOR = 0x08074b50;
const HEADER_BYTES = 30;
const ENCRYPTED = 1;
const SUMS_FOLLOW = 8;
const STORED = 0;
const DEFLATED = 8;
const SIZE_ELSEWHERE = 0xffffffff;

export const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && (head[2] ?? 9) < 8;

/** Feeds it what comes until it has found its own end, which only it can know. */
async function feed(inflate: InflateRaw, source: ByteSource, over: Promise<boolean>): Promise<number> {
  let fed = 0;
  for (;;) {
    const chunk = await source.next();
    if (!chunk) {
      inflate.end();
      return fed;
    }
    fed += chunk.length;
    const written = new Promise<boolean>((done) => inflate.write(chunk, () => done(false)));
    // What it leaves of a piece is no longer its own.
    if ((await Promise.race([written, over])) || inflate.bytesWritten < fed) return fed;
  }
}

async function* inflated(source: ByteSource): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw();
  const { promise: over, resolve } = Promise.withResolvers<boolean>();
  inflate.once('end', () => resolve(true)).once('close', () => resolve(true));
  const feeding = feed(inflate, source, over).catch((error: unknown) => {
    inflate.destroy(error as Error);
    return 0;
  });
  try {
    yield* inflate as AsyncIterable<Buffer>;
    source.giveBack((await feeding) - inflate.bytesWritten);
  } catch (error) {
    throw error instanceof FeedProblem ? error : new FeedProblem('damaged', (error as Error).message);
  } finally {
    inflate.destroy();
  }
}

async function* stored(source: ByteSource, bytes: number): AsyncGenerator<Uint8Array> {
  for (let left = bytes; left > 0; ) {
    const chunk = await source.next();
    if (!chunk) throw new FeedProblem('damaged', 'The archive was cut.');
    const part = chunk.subarray(0, left);
    source.giveBack(chunk.length - part.length);
    left -= part.length;
    yield part;
  }
}

/** What the file adds up to, where that stands behind it: with or without a mark, in short numbers or long ones. */
async function readDescriptor(source: ByteSource): Promise<number> {
  const first = await source.take(4);
  const crc = first.readUInt32LE() === DESCRIPTOR ? await source.take(4) : first;
  await source.take(8);
  const next = await source.take(2);
  source.giveBack(2);
  if (next.toString('latin1') !== 'PK') await source.take(8);
  return crc.readUInt32LE();
}

/**
 * The one file in an archive, read from front to back. Several files are for a person to choose from, and a
 * spreadsheet's own format is such an archive, too: both are refused.
 */
export async function* unzipped(chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = new ByteSource(chunks);
  let found = false;
  for (;;) {
    const signature = (await source.take(4)).readUInt32LE();
    if (signature === CENTRAL && found) return;
    if (signature !== LOCAL) throw new FeedProblem(found ? 'damaged' : 'empty');
    const header = await source.take(HEADER_BYTES - 4);
    const [flags, method] = [header.readUInt16LE(2), header.readUInt16LE(4)];
    const [sum, size] = [header.readUInt32LE(10), header.readUInt32LE(14)];
    const name = (await source.take(header.readUInt16LE(22))).toString('latin1');
    await source.take(header.readUInt16LE(24));
    const isFile = !name.endsWith('/') && !name.startsWith('__MACOSX/');
    const isUnknown = method === STORED && (flags & SUMS_FOLLOW || size === SIZE_ELSEWHERE);
    const isReadable = (method === STORED || method === DEFLATED) && !(flags & ENCRYPTED) && !isUnknown;
    if (!isReadable || (isFile && found)) throw new FeedProblem('zip');
    let crc = 0;
    for await (const chunk of method === STORED ? stored(source, size) : inflated(source)) {
      crc = crc32(chunk, crc);
      if (isFile) yield chunk;
    }
    found ||= isFile;
    if (crc !== (flags & SUMS_FOLLOW ? await readDescriptor(source) : sum)) throw new FeedProblem('damaged');
  }
}
