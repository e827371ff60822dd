import { isHost } from '../one-host.ts';

/** A request for a page as nearly all of them are: no body, nothing to negotiate about the connection. */
export interface PlainRequest {
  method: string;
  url: string;
  headers: Record<string, string | undefined>;
}

const MAX_BYTES = 8_192;
/** One request from its first letter to its last: RFC 9112 without anything that may be read in two ways. */
const WHOLE = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t -~]*\r\n)+)\r\n$/;
/** What says something about the connection, or about bytes that follow. */
const NOT_PLAIN = new Set([
  'connection',
  'content-length',
  'expect',
  'http2-settings',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

function readHeaders(lines: string): PlainRequest['headers'] | undefined {
  const headers: PlainRequest['headers'] = Object.create(null);
  for (let start = 0; start < lines.length; ) {
    const end = lines.indexOf('\r\n', start);
    const colon = lines.indexOf(':', start);
    const name = lines.slice(start, colon).toLowerCase();
    const value = lines.slice(colon + 1, end).trim();
    // Said twice, it is for somebody else to decide which counts.
    if (name in headers) return undefined;
    if (NOT_PLAIN.has(name) && !(name === 'connection' && value.toLowerCase() === 'keep-alive'))
      return undefined;
    headers[name] = value;
    start = end + 2;
  }
  return headers;
}

/** Only what arrived as exactly one plain request; anything else, however slightly, is left to Node's own parser. */
export function readPlainRequest(chunk: Buffer): PlainRequest | undefined {
  if (chunk.length > MAX_BYTES) return undefined;
  const [, url, lines] = WHOLE.exec(chunk.toString('latin1')) ?? [];
  if (!url || !lines) return undefined;
  const headers = readHeaders(lines);
  return headers?.host && isHost(headers.host) ? { method: 'GET', url, headers } : undefined;
}
