import type { Readable } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import type { KeptText } from '../copies/kept-text.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { isKnown, type PageRequest } from './page-response.ts';

interface TextResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | Readable | undefined;
}

/** A kept text for one reader: whole, or that it has not changed. They come back every few minutes, mostly for nothing. */
export function textResponse({ headers }: PageRequest, { etag, brotli }: KeptText): TextResponse {
  // In the letters in which Fastify's compression looks for it: in others it would stand there twice.
  const said = { etag, vary: 'accept-encoding' };
  if (isKnown(headers['if-none-match'], etag)) return { status: 304, headers: said, body: undefined };
  if (acceptedEncoding(String(headers['accept-encoding'] ?? '')) === 'br')
    return { status: 200, headers: { ...said, 'content-encoding': 'br' }, body: brotli };
  const plain = createBrotliDecompress();
  plain.end(brotli);
  return { status: 200, headers: said, body: plain };
}
