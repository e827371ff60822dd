import { createBrotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '#server/kept-pages/answering/accepted-encoding.ts';
import { isKnown } from '#server/kept-pages/answering/page-response.ts';
import type { KeptText } from '#server/kept-pages/kept-texts.ts';

/** Readers come back every few minutes, and mostly for nothing: the tag saves them the rest. */
export function sendText(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { etag, brotli }: KeptText,
): FastifyReply {
  // In the letters in which the plugin looks for it: in others it would stand there twice.
  reply.headers({ etag, vary: 'accept-encoding' });
  if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send();
  if (acceptedEncoding(headers['accept-encoding']?.toString()) === 'br')
    return reply.header('content-encoding', 'br').send(brotli);
  const plain = createBrotliDecompress();
  plain.end(brotli);
  return reply.send(plain);
}
