import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { fallbackLocale } from '#contract/site/locales.ts';
import { DomainError } from '#server/lib/errors.ts';
import { isPageUrl, routableUrl } from '../routable-url.ts';
import { mapError } from './error-mapper.ts';

interface ParserError extends NodeJS.ErrnoException {
  /** Node's is a buffer, whatever the framework calls it. */
  rawPacket?: unknown;
}

interface RawAnswer {
  statusCode: number;
  headers: Record<string, number | string | string[] | undefined>;
  rawPayload: Buffer;
}

/** Asks the server itself, as whoever is at the other end of the line. */
type Ask = (url: string, remoteAddress: string) => Promise<RawAnswer>;

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const FIRST_LINE = /^GET (\/[^ \r\n]*) HTTP\/1\.[01]\r\n/;
/** Of the answer that another request would have got: these belong to its connection. */
const OF_THE_LINE = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding']);

/** The address in a request that was refused for it alone, written as browsers write such bytes. */
function addressIn({ code, rawPacket }: ParserError): string | undefined {
  if (code !== 'HPE_INVALID_URL' || !Buffer.isBuffer(rawPacket)) return undefined;
  const url = FIRST_LINE.exec(rawPacket.toString('latin1'))?.[1];
  return url !== undefined && isPageUrl(url)
    ? routableUrl(url).replace(/[\\#]/g, encodeURIComponent)
    : undefined;
}

async function refuse(error: ParserError): Promise<RawAnswer> {
  const statusCode = statusOf[error.code ?? ''] ?? 400;
  const known = new DomainError(statusCode === 431 ? 'payload_too_large' : 'invalid_input', error.message);
  return {
    statusCode,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
    rawPayload: Buffer.from(JSON.stringify((await mapError(known, fallbackLocale)).body)),
  };
}

function bytesOf({ statusCode, headers, rawPayload }: RawAnswer): Buffer {
  const lines = Object.entries(headers)
    .filter(([name]) => !OF_THE_LINE.has(name.toLowerCase()))
    .flatMap(([name, value]) => [value].flat().map((each) => `${name}: ${each}`));
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    ...lines,
    `Content-Length: ${rawPayload.length}`,
    'Connection: close',
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), rawPayload]);
}

/**
 * What Node's parser refuses never becomes a request, so it is answered here: by hand, in the one shape. Only who asks
 * for a page with bytes in its address that belong in none is a reader, and gets what there is at that address.
 */
export async function answerClientError(error: ParserError, socket: Socket, ask?: Ask): Promise<void> {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const address = addressIn(error);
  const answer = address && ask ? ask(address, socket.remoteAddress ?? '') : refuse(error);
  const bytes = bytesOf(await answer.catch(() => refuse(error)));
  if (!socket.writable) return void socket.destroy();
  socket.write(bytes);
  socket.destroySoon();
}
