import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

export type Head = Readonly<Record<string, string>>;

/** Few ask for anything but brotli: the other encodings are made for them, and last as long as it does. */
const made = new WeakMap<Buffer, Partial<Record<Encoding, Buffer>>>();

/** The head of an answer in an encoding, from what stands above it in any. */
export const headIn = (head: Head, encoding: Encoding, bytes: Buffer): Head => ({
  ...head,
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  'content-length': String(bytes.length),
});

export function inEncoding(brotli: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotli;
  const others = made.get(brotli) ?? {};
  made.set(brotli, others);
  others.identity ??= brotliDecompressSync(brotli);
  if (encoding === 'gzip') others.gzip ??= gzipSync(others.identity);
  return others[encoding] ?? brotli;
}
