import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { exactBytes } from '../copies/exact-bytes.ts';
import type { Encoding } from './accepted-encoding.ts';

export type Head = Readonly<Record<string, string>>;

/** The head of an answer in an encoding, from what stands above it in any. */
export const headIn = (head: Head, encoding: Encoding, bytes: Buffer): Head => ({
  ...head,
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  'content-length': String(bytes.length),
});

/**
 * Few ask for anything but brotli: the other encodings are made for them, and kept as far as there is room. A page
 * that is not pressed is five times its size, and whoever asks for none pressed could ask for all of them.
 */
const createCopies = () =>
  new LRUCache<Buffer, Buffer>({
    maxSize: engineLimits.pages.otherEncodingBytes,
    sizeCalculation: (bytes, brotli) => bytes.length + brotli.length + 1,
  });
const copies = { identity: createCopies(), gzip: createCopies() };

const make = {
  identity: (brotli: Buffer) => brotliDecompressSync(brotli),
  gzip: (brotli: Buffer) => gzipSync(brotliDecompressSync(brotli)),
};

export function inEncoding(brotli: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotli;
  const known = copies[encoding].get(brotli);
  if (known) return known;
  const bytes = exactBytes(make[encoding](brotli));
  copies[encoding].set(brotli, bytes);
  return bytes;
}

/** What the copies in other encodings take. */
export const otherEncodingBytes = (): number => copies.identity.calculatedSize + copies.gzip.calculatedSize;
