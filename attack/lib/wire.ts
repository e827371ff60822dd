import http from 'node:http';
import net from 'node:net';
import { buffer } from 'node:stream/consumers';

const PATIENCE_MS = 60_000;

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the program answered, right or wrong
  body: any;
}

export interface Question {
  method?: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
  /** Any of 127.0.0.0/8: attempts are counted by address, and each attack has its own. */
  from?: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** One question on a connection of its own. */
export function ask(port: number, { method = 'GET', path, headers, body, from }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = {
      ...headers,
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    };
    const options = { host: '127.0.0.1', port, method, path, agent: false, timeout: PATIENCE_MS };
    const request = http.request({ ...options, headers: sent, ...(from && { localAddress: from }) });
    request.on('timeout', () => request.destroy(new Error(`${method} ${path.slice(0, 80)}: no answer.`)));
    request.on('error', reject);
    request.on('response', (response) => {
      buffer(response).then((bytes) => {
        const text = bytes.toString();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text,
          body: parsed(text),
        });
      }, reject);
    });
    request.end(body);
  });
}

export interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

/** Answers one after the other, as they came over one line. What is no answer has the status NaN. */
function answersIn(received: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = received;
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    const head = rest.subarray(0, end < 0 ? rest.length : end).toString('latin1');
    const length = /^content-length: (\d+)$/im.exec(head)?.[1];
    const from = end < 0 ? rest.length : end + 4;
    const to = length === undefined ? rest.length : Math.min(rest.length, from + Number(length));
    answers.push({ status: Number(head.split(' ')[1]), head, body: rest.subarray(from, to).toString() });
    rest = rest.subarray(Math.max(to, 1));
  }
  return answers;
}

interface RawOptions {
  from?: string;
  /** After so long without a byte nothing more is expected. */
  quietMs?: number;
}

/** Exactly these bytes, and all that comes back until the other end has had enough: no client tidies anything up. */
export async function sendRaw(
  port: number,
  bytes: string | Buffer,
  { from, quietMs = 1_500 }: RawOptions = {},
): Promise<{ answers: RawAnswer[]; closed: boolean }> {
  const socket = net.connect({ port, host: '127.0.0.1', ...(from && { localAddress: from }) });
  const pieces: Buffer[] = [];
  let closed = true;
  socket.setTimeout(quietMs, () => {
    closed = false;
    socket.destroy();
  });
  socket.on('error', () => {}); // who is refused is often hung up on before everything was read
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  return { answers: answersIn(Buffer.concat(pieces)), closed };
}

/** The one answer that there must be. */
export async function askRaw(
  port: number,
  bytes: string | Buffer,
  options: RawOptions = {},
): Promise<RawAnswer> {
  const { answers } = await sendRaw(port, bytes, options);
  const [first, second] = answers;
  if (!first) throw new Error('It hung up without an answer.');
  if (second)
    throw new Error(
      `${answers.length} answers came to one question; the second is ${second.head.slice(0, 60)}`,
    );
  return first;
}

/** A question as a line and its headers, ended with it. */
export const rawGet = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;
