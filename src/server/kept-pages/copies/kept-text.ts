import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createBrotliCompress } from 'node:zlib';
import { exactBytes } from './exact-bytes.ts';
import { pressing } from './kept-page.ts';

/** What is no page and is asked for by programs, again and again: a feed, a file of the sitemap. */
export interface KeptText {
  etag: string;
  brotli: Buffer;
}

export async function keepText(text: string | Readable): Promise<KeptText> {
  const source = typeof text === 'string' ? Readable.from([Buffer.from(text)]) : text;
  const pressed = createBrotliCompress({ params: pressing });
  source.once('error', (error) => pressed.destroy(error)).pipe(pressed);
  const brotli = exactBytes(await buffer(pressed));
  return { brotli, etag: `W/"${createHash('sha256').update(brotli).digest('base64url').slice(0, 22)}"` };
}
