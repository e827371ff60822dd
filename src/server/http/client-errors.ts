import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { fallbackLocale } from '#contract/site/locales.ts';
import { DomainError } from '#server/lib/errors.ts';
import { mapError } from './error-mapper.ts';

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** What Node's parser refuses never becomes a request, so it is answered here: by hand, in the one shape. */
export async function answerClientError(error: NodeJS.ErrnoException, socket: Socket): Promise<void> {
  const status = statusOf[error.code ?? ''] ?? 400;
  const known = new DomainError(status === 431 ? 'payload_too_large' : 'invalid_input', error.message);
  const body = JSON.stringify((await mapError(known, fallbackLocale)).body);
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
