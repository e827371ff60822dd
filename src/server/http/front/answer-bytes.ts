import { STATUS_CODES } from 'node:http';
import { LRUCache } from 'lru-cache';

export interface ReadyAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | undefined;
}

/** The answers that are asked for most, as they go over the wire. A head belongs to one page, in one encoding. */
const ready = new LRUCache<ReadyAnswer['headers'], { second: number; bytes: Buffer }>({ max: 100 });

function write({ status, headers, body }: ReadyAnswer, second: number, idleSeconds: number): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`,
    ...lines,
    `Date: ${new Date(second * 1000).toUTCString()}\r\n`,
    `Connection: keep-alive\r\nKeep-Alive: timeout=${idleSeconds}\r\n\r\n`,
  ].join('');
  return body ? Buffer.concat([Buffer.from(head, 'latin1'), body]) : Buffer.from(head, 'latin1');
}

/** As `node:http` would send it, byte for byte but for the order of the lines. */
export function answerBytes(answer: ReadyAnswer, now: number, idleSeconds: number): Buffer {
  const second = Math.floor(now / 1000);
  const known = ready.get(answer.headers);
  if (known?.second === second) return known.bytes;
  const bytes = write(answer, second, idleSeconds);
  ready.set(answer.headers, { second, bytes });
  return bytes;
}
