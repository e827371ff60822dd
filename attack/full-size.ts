import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import http from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { memoryOf } from '../bench/lib/serve-site.ts';
import { percentile } from '../faults/lib/quick.ts';
import type { Attack, Target } from './lib/attack.ts';
import { entityBomb, gzipBomb, tagOfSpaces } from './lib/hostile-files.ts';
import { sendReaders } from './lib/readers.ts';

export const name = 'full-size';
export const about =
  'hostile files at their full size: refused with their reason, while others notice nothing';
export const atLength = true;

const MB = 1024 * 1024;
const QUIET_MS = 2_000;
const WATCHED_MS = 4_000;
const BOUNDARY = '----attack';
const GOAL = { health: 2, memory: 1.5 };
/** What a look at a health of a millisecond cannot tell apart. */
const NOTICEABLE_MS = 50;

function* repeated(megabytes: number, first = ''): Generator<Buffer> {
  yield Buffer.from(first);
  const piece = Buffer.alloc(MB, 'a');
  for (let n = 0; n < megabytes; n += 1) yield piece;
}

interface Sent {
  path: string;
  cookie: string;
  file: Readable;
  /** Says beforehand how much it is, truly or not. */
  length?: number;
}

/** A form with one file of any length, as it comes; answers what was said, at whatever moment it was said. */
function sendFile(
  port: number,
  { path, cookie, file, length }: Sent,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(length && { 'content-length': String(length) }),
    };
    const request = http.request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: `${path}${path.includes('?') ? '&' : '?'}lang=en`,
      headers,
      agent: false,
    });
    let answered = false;
    request.once('response', async (response) => {
      answered = true;
      let text = '';
      for await (const piece of response) text += piece;
      file.destroy();
      request.destroy();
      resolve({ status: response.statusCode ?? 0, text });
    });
    request.once('error', (error) => answered || reject(error));
    request.write(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="feed"\r\nContent-Type: text/csv\r\n\r\n`,
    );
    file.on('error', () => {});
    file.once('end', () => request.end(`\r\n--${BOUNDARY}--\r\n`));
    file.pipe(request, { end: false });
  });
}

/** What others see of it, before and during; from a thread of their own, which no file keeps waiting. */
async function unnoticed(
  { port, pid }: Target,
  work: () => Promise<string>,
  watchedMs: number,
): Promise<string> {
  const watchers = sendReaders(port, { paths: ['/healthz'], readers: 1, restMs: 5 });
  await pause(500);
  await watchers.tell();
  await pause(QUIET_MS);
  const usual = await watchers.tell();
  const before = memoryOf(pid).now;
  const memory: number[] = [];
  const weighing = setInterval(() => memory.push(memoryOf(pid).now), 20);
  // A small file is over before anybody has looked twice: it is sent again and again.
  const until = performance.now() + watchedMs;
  let said: string;
  try {
    do said = await work();
    while (performance.now() < until);
  } finally {
    clearInterval(weighing);
  }
  const during = await watchers.tell('stop').finally(watchers.leave);
  const [quiet, then] = [percentile(usual.times, 0.95), percentile(during.times, 0.95)];
  const half = [usual, during].map(({ times }) => percentile(times, 0.5).toFixed(1));
  const grown = Math.max(before, ...memory) / before;
  const words = `${said}; /healthz ${half[1]} and ${then.toFixed(1)} ms (usually ${half[0]} and ${quiet.toFixed(1)}; half and 95 of 100 are quicker), memory ${grown.toFixed(2)} times ${Math.round(before / MB)} MB`;
  assert(then <= Math.max(quiet * GOAL.health, NOTICEABLE_MS) && grown <= GOAL.memory, words);
  return words;
}

export async function run({ target, attempt }: Attack): Promise<void> {
  const { port, people } = target;
  const { editor, owner } = people;
  const send = async (file: Readable | Buffer | string, path = '/api/admin/imports', length?: number) => {
    const stream = file instanceof Readable ? file : Readable.from([Buffer.from(file)]);
    const cookie = path.includes('content') ? owner.cookie : editor.cookie;
    const { status, text } = await sendFile(port, { path, cookie, file: stream, ...(length && { length }) });
    assert([200, 400, 413].includes(status), `It was answered ${status} ${text.slice(0, 200)}`);
    const { state, problem, error } = JSON.parse(text);
    assert(status !== 200 || state === 'failed' || problem, `It was taken: ${text.slice(0, 200)}`);
    return `${status} ${problem ?? Object.values(error?.fields ?? {})[0] ?? error?.message}`;
  };
  await owner.must('POST', '/api/admin/confirmation', { password: owner.password });
  const files: [name: string, work: () => Promise<string>, watchedMs?: number][] = [
    ['200,000 spaces in a tag', () => send(tagOfSpaces(200_000)), WATCHED_MS],
    ['entities that multiply to a thousand million', () => send(entityBomb()), WATCHED_MS],
    ['45 MB that unpack to 45 GB', () => send(gzipBomb(45_000)), WATCHED_MS],
    ['a line of 2 GB, packed', () => send(Readable.from(repeated(2_048, 'ean\n')).pipe(createGzip()))],
    [
      'a line of 2 GB that says how long it is',
      () => send(Readable.from(repeated(2_048)), '/api/admin/imports', 2_048 * MB + 1_000),
    ],
    ['a line of 2 GB that does not', () => send(Readable.from(repeated(2_048)))],
    [
      'a line of 2 GB of content',
      () =>
        send(
          Readable.from(
            repeated(
              2_048,
              '[\n{"vitrinaContent":1,"program":"1","migration":1,"madeAt":"2026-01-01T00:00:00.000Z","editions":[]}\n,\n',
            ),
          ),
          '/api/admin/content?trial=true',
        ),
    ],
  ];
  for (const [what, work, watchedMs = 0] of files)
    await attempt(what, () => unnoticed(target, work, watchedMs));
}
