import assert from 'node:assert/strict';
import type { Attack } from './lib/attack.ts';
import { sendRaw } from './lib/wire.ts';

export const name = 'malformed-http';
export const about = 'requests that two readers could understand in two ways, or that are none';

const HOST = 'Host: localhost\r\n';
const JSON_KIND = 'Content-Type: application/json\r\n';
/** What somebody would smuggle in: it must never be answered. */
const HIDDEN = 'GET /healthz?smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
const post = (headers: string, body: string, path = '/api/admin/login') =>
  `POST ${path} HTTP/1.1\r\n${HOST}${JSON_KIND}${headers}\r\n${body}`;
const chunked = (body: string, headers = '') => post(`Transfer-Encoding: chunked\r\n${headers}`, body);

/** Refused, and the line closed: whatever else came on it is nobody's. */
const refused: [name: string, bytes: string | Buffer][] = [
  [
    'Content-Length and Transfer-Encoding',
    post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${HIDDEN}`),
  ],
  [
    'Transfer-Encoding, then Content-Length',
    post('Transfer-Encoding: chunked\r\nContent-Length: 6\r\n', `0\r\n\r\n${HIDDEN}`),
  ],
  ['two lengths', post('Content-Length: 2\r\nContent-Length: 90\r\n', `{}${HIDDEN}`)],
  ['two lengths in one line', post('Content-Length: 2, 90\r\n', `{}${HIDDEN}`)],
  ['a length with a sign', post('Content-Length: +2\r\n', `{}${HIDDEN}`)],
  ['a negative length', post('Content-Length: -1\r\n', HIDDEN)],
  ['a length in hexadecimal', post('Content-Length: 0x2\r\n', `{}${HIDDEN}`)],
  ['a length beyond every number', post(`Content-Length: ${'9'.repeat(40)}\r\n`, HIDDEN)],
  ['a transfer encoding that nobody knows', post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${HIDDEN}`)],
  ['chunked, but not as the last', post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${HIDDEN}`)],
  ['a blank before the colon', post('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${HIDDEN}`)],
  ['a tab that hides the encoding', post('Transfer-Encoding:\x0bchunked\r\n', `0\r\n\r\n${HIDDEN}`)],
  ['an encoding on a folded line', post('Transfer-Encoding:\r\n chunked\r\n', `0\r\n\r\n${HIDDEN}`)],
  ['a folded header', `GET /br HTTP/1.1\r\n${HOST}X-A: 1\r\n 2\r\n\r\n`],
  ['a chunk size with a sign', chunked(`-2\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
  ['a chunk size in words', chunked(`two\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
  ['a chunk size beyond every number', chunked(`${'F'.repeat(17)}\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
  ['a chunk size with 0x', chunked(`0x2\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
  ['a chunk longer than it says', chunked(`2\r\n{} ${HIDDEN}`)],
  ['an empty chunk size', chunked(`\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
  ['a chunk extension of 100 kB', chunked(`2;${'a'.repeat(100_000)}\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
  ['NUL in a header', `GET /br HTTP/1.1\r\n${HOST}X-A: a\x00b\r\n\r\n`],
  ['NUL in a name', `GET /br HTTP/1.1\r\n${HOST}X\x00A: b\r\n\r\n`],
  ['a lone CR in a header', `GET /br HTTP/1.1\r\n${HOST}X-A: a\rX-B: b\r\n\r\n`],
  ['a blank in a name', `GET /br HTTP/1.1\r\n${HOST}X A: b\r\n\r\n`],
  ['a blank before the first header', `GET /br HTTP/1.1\r\n ${HOST}\r\n`],
  ['a header of 100 kB', `GET /br HTTP/1.1\r\n${HOST}X-A: ${'a'.repeat(100_000)}\r\n\r\n`],
  ['an address of 100 kB', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n`],
  ['20,000 headers', `GET /br HTTP/1.1\r\n${HOST}${'a: b\r\n'.repeat(20_000)}\r\n`],
  ['HTTP/3.7', `GET /br HTTP/3.7\r\n${HOST}\r\n`],
  ['a version with a blank', `GET /br HTTP /1.1\r\n${HOST}\r\n`],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a method that nobody knows', `STEAL /br HTTP/1.1\r\n${HOST}\r\n`],
  ['a method in small letters', `get /br HTTP/1.1\r\n${HOST}\r\n`],
  ['TLS on a plain line', Buffer.from('16030100a5010000a10303', 'hex')],
  ['bytes by chance', Buffer.from(Array.from({ length: 512 }, (_, n) => (n * 73 + 11) % 256))],
  ['a proxy’s own preface', `PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\nGET /br HTTP/1.1\r\n${HOST}\r\n`],
];

/** Answered or refused, once, and never by failing. */
const bearable: [name: string, bytes: string][] = [
  ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n`],
  [
    'an upgrade to nothing',
    `GET /br HTTP/1.1\r\n${HOST}Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  ],
  [
    'an upgrade to HTTP/2',
    `GET /br HTTP/1.1\r\n${HOST}Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
  ],
  ['TRACE', `TRACE /br HTTP/1.1\r\n${HOST}Connection: close\r\nCookie: a=secret-of-a-reader\r\n\r\n`],
  ['TRACK', `TRACK /br HTTP/1.1\r\n${HOST}Connection: close\r\nCookie: a=secret-of-a-reader\r\n\r\n`],
  ['1,000 headers', `GET /br HTTP/1.1\r\n${HOST}Connection: close\r\n${'a: b\r\n'.repeat(1_000)}\r\n`],
  [
    'an absolute address of another host',
    `GET http://evil.example/br HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  ],
  ['a star for an address', `GET * HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`],
  [
    'an expectation that nobody fulfils',
    `GET /br HTTP/1.1\r\n${HOST}Expect: 200-ok\r\nConnection: close\r\n\r\n`,
  ],
  [
    'a body with a GET',
    `GET /br HTTP/1.1\r\n${HOST}Connection: close\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  ],
  [
    'a body with a HEAD',
    `HEAD /br HTTP/1.1\r\n${HOST}Connection: close\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
  ],
  [
    'chunks with a GET',
    `GET /br HTTP/1.1\r\n${HOST}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`,
  ],
  [
    'headers behind the last chunk',
    chunked('2\r\n{}\r\n0\r\nContent-Length: 5\r\nHost: evil.example\r\n\r\n', 'Connection: close\r\n'),
  ],
  ['HTTP/0.9', 'GET /br\r\n\r\n'],
  ['NUL in the line', `GET /br\x00 HTTP/1.1\r\n${HOST}\r\n`],
  ['HTTP/1.0 without a host', 'GET /br HTTP/1.0\r\n\r\n'],
  [
    'letters that are none in UTF-8',
    `GET /br/%C0%AF%E0%80%AF%ED%A0%80 HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
  ],
  ['half a letter', `GET /br/%E0%A4%A HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`],
  ['raw bytes above 127 in an address', `GET /br/\xc3\x28\xff HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`],
];

export const run = ({ target: { port }, attempt }: Attack): Promise<void> => tryMalformed(port, attempt);

/** Also what `npm test` tries, on a program that it starts anyway; there nothing is hurried. */
export async function tryMalformed(
  port: number,
  attempt: Attack['attempt'],
  options: { quietMs?: number } = {},
): Promise<void> {
  for (const [what, bytes] of refused)
    await attempt(what, async () => {
      const { answers, closed } = await sendRaw(port, bytes, options);
      assert(closed, 'The line stays open.');
      assert(answers.length <= 1, `${answers.length} answers came: something was smuggled in.`);
      const status = answers[0]?.status ?? 0;
      assert([0, 400, 401, 413, 414, 431, 505].includes(status), `It was answered ${status}.`);
      return status === 0 ? 'hung up on' : String(status);
    });
  for (const [what, bytes] of bearable)
    await attempt(what, async () => {
      const { answers } = await sendRaw(port, bytes, options);
      assert(answers.length <= 1, `${answers.length} answers came: something was smuggled in.`);
      const [answer] = answers;
      assert(!answer || (answer.status >= 200 && answer.status < 500), `It was answered ${answer?.status}.`);
      const whole = `${answer?.head}${answer?.body}`;
      assert(
        !whole.includes('evil.example') && !whole.includes('secret-of-a-reader'),
        'It repeats what came.',
      );
      return answer ? String(answer.status) : 'hung up on';
    });
}
