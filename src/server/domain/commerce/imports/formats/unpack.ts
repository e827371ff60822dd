import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type FeedCaps, FeedProblem } from './feed-caps.ts';
import { isZip, unzipped } from './unzip.ts';

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Enough to know it by, however small the pieces in which it comes. */
const HEAD_BYTES = 512;
/** Below this, a file of one repeated line is no bomb. */
const HARMLESS_BYTES = 4 * 1024 * 1024;

async function* counted(
  source: Bytes,
  caps: FeedCaps,
  count: { packed: number },
): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of source) {
    count.packed += chunk.length;
    if (count.packed > caps.packedBytes) throw new FeedProblem('too_large');
    yield chunk;
  }
}

/** The first bytes say what it is, whatever its name says. */
async function peek(chunks: AsyncIterator<Uint8Array>, bytes: number) {
  let head = Buffer.alloc(0);
  while (head.length < bytes) {
    const { done, value } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

async function* follow(head: Uint8Array, rest: AsyncIterator<Uint8Array>) {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** A packed file that was cut, or is none, says so in the library's words. */
async function* gunzipped(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  pipeline(Readable.from(packed), gunzip, () => {});
  try {
    yield* gunzip as AsyncIterable<Buffer>;
  } catch (error) {
    throw error instanceof FeedProblem ? error : new FeedProblem('damaged', (error as Error).message);
  } finally {
    gunzip.destroy();
  }
}

/** The file's bytes, unpacked where it is packed (several members follow each other), within all caps. */
export async function* unpack(source: Bytes, caps: FeedCaps): AsyncGenerator<Uint8Array> {
  const count = { packed: 0 };
  const chunks = counted(source, caps, count);
  try {
    yield* unpackChunks(chunks, caps, count);
  } finally {
    // Whoever has seen enough leaves no file open.
    await chunks.return(undefined);
  }
}

async function* unpackChunks(
  chunks: AsyncGenerator<Uint8Array, void>,
  caps: FeedCaps,
  count: { packed: number },
): AsyncGenerator<Uint8Array> {
  const head = await peek(chunks, HEAD_BYTES);
  if (head.length === 0) throw new FeedProblem('empty');
  const whole = follow(head, chunks);
  const isPacked = head[0] === 0x1f && head[1] === 0x8b;
  const plain = isZip(head) ? unzipped(whole) : isPacked ? gunzipped(whole) : whole;
  let unpacked = 0;
  for await (const chunk of plain) {
    unpacked += chunk.length;
    if (unpacked > caps.unpackedBytes) throw new FeedProblem('too_large');
    if (unpacked > HARMLESS_BYTES && unpacked > count.packed * caps.ratio) throw new FeedProblem('too_dense');
    yield chunk;
  }
}
