import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { randomFrom } from '../../faults/lib/fault.ts';
import { bodies, calls, headerNames, methods, names, starts, tokens, values } from './corpus-words.ts';

/** Of the seed and everything below: the same bytes each time, on every machine. Changed with the generator alone. */
export const CORPUS = { seed: 20_261_117, size: 10_000 } as const;

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const some = <T>(random: Random, most: number, make: () => T): T[] =>
  Array.from({ length: Math.floor(random() * (most + 1)) }, make);

function target(random: Random): string {
  const path =
    random() < 0.4
      ? pick(random, calls).replace(/:\w+/g, () => pick(random, tokens))
      : pick(random, starts) +
        some(random, 4, () => pick(random, tokens)).join(pick(random, ['', '/', '%2f', '//']));
  const query = some(random, 3, () => `${pick(random, names)}=${pick(random, tokens)}`).join(
    pick(random, ['&', ';', '&&']),
  );
  return query ? `${path}?${query}` : path;
}

function whole(random: Random): string {
  const body = random() < 0.4 ? pick(random, bodies) : '';
  const length =
    random() < 0.85 ? String(body.length) : pick(random, ['-1', '0x1', '99999999999', '', '1, 2', '3']);
  const lines = [
    `${pick(random, methods)} ${target(random)} HTTP/${random() < 0.96 ? '1.1' : pick(random, ['1.0', '2.0', '9'])}`,
    ...(random() < 0.95 ? ['Host: localhost'] : []),
    'Connection: close',
    ...(body || random() < 0.1
      ? [
          `Content-Length: ${length}`,
          `Content-Type: ${pick(random, ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])}`,
        ]
      : []),
    ...some(random, 4, () => `${pick(random, headerNames)}: ${pick(random, values)}`),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** What whole requests become on a bad line: cut, doubled, with other bytes in between. */
function mangled(random: Random, text: string): Buffer {
  const bytes = Buffer.from(text, 'latin1');
  const turn = random();
  if (turn < 0.25) return bytes.subarray(0, Math.floor(random() * bytes.length));
  if (turn < 0.5) return Buffer.concat([bytes, bytes]);
  for (let n = 0; n < 1 + random() * 8; n += 1)
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  return bytes;
}

/** Requests one after the other, from the seed alone. */
export function* hostileRequests(
  { seed, size } = CORPUS as { seed: number; size: number },
): Generator<Buffer> {
  const random = randomFrom(seed);
  for (let n = 0; n < size; n += 1) {
    const turn = random();
    if (turn < 0.05)
      yield Buffer.from(
        Array.from({ length: 1 + Math.floor(random() * 300) }, () => Math.floor(random() * 256)),
      );
    else if (turn < 0.25) yield mangled(random, whole(random));
    else yield Buffer.from(whole(random), 'latin1');
  }
}

/** By which the corpus is known again. */
export function fingerprint(requests: Iterable<Buffer>): string {
  const hash = createHash('sha256');
  for (const bytes of requests) hash.update(`${bytes.length}:`).update(bytes);
  return hash.digest('hex').slice(0, 16);
}
