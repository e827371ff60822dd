import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { wireLimits } from '#contract/site/wire-limits.ts';
import { type Attack, fastest } from './lib/attack.ts';
import { whileReading } from './lib/readers.ts';
import { ask, sendRaw } from './lib/wire.ts';

export const name = 'slow-lines';
export const about =
  'five hundred connections of each kind that keep the program waiting, while readers read';

const LINES = 500;
const HOST = 'Host: localhost\r\n';
const { lines } = wireLimits;

interface Kind {
  what: string;
  begin: string;
  /** What each sends every second. */
  drip: string;
  reads: boolean;
}

const kinds: Kind[] = [
  { what: 'headers that drip', begin: `GET /br HTTP/1.1\r\n${HOST}`, drip: 'X: y\r\n', reads: true },
  {
    what: 'bodies that drip',
    begin: `POST /api/admin/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{`,
    drip: ' ',
    reads: true,
  },
  {
    what: 'answers that nobody reads',
    begin: `GET /br HTTP/1.1\r\n${HOST}\r\n`.repeat(lines.pipelined),
    drip: '',
    reads: false,
  },
  { what: 'lines on which nothing comes', begin: '', drip: '', reads: true },
];

function open(port: number, { begin, reads }: Kind): net.Socket {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => {});
  if (reads) socket.resume();
  else socket.pause();
  if (begin) socket.write(begin);
  return socket;
}

/** Until it is closed, and what came: nobody hurries it. */
async function outlast(port: number, begin: string): Promise<{ seconds: number; head: string }> {
  const began = performance.now();
  const socket = net.connect(port, '127.0.0.1');
  let received = '';
  socket.on('error', () => {});
  socket.on('data', (piece) => {
    received += piece.toString('latin1');
  });
  socket.write(begin);
  await once(socket, 'close');
  return { seconds: (performance.now() - began) / 1000, head: received.split('\r\n', 1)[0] ?? '' };
}

export async function run({ target, full, attempt, meanwhile }: Attack): Promise<void> {
  const { port } = target;
  const within = (lines.body + 2 * lines.lookEvery) / 1000;
  const stalled: [what: string, begin: string][] = [
    [
      'a body that stops',
      `POST /api/admin/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    ],
    [
      'a body that never begins',
      `POST /api/contact?locale=br HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 10\r\n\r\n`,
    ],
    [
      'a chunk that stops',
      `POST /api/admin/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{`,
    ],
  ];
  for (const [what, begin] of stalled)
    meanwhile(what, async () => {
      const { seconds, head } = await outlast(port, begin);
      assert.match(head, / 408 /, `It was answered "${head}" after ${seconds.toFixed(0)} s.`);
      assert(seconds <= within + 2, `It took ${seconds.toFixed(0)} s.`);
      return `408 after ${seconds.toFixed(0)} s`;
    });

  await attempt('fifty lines that ask a thousand questions ahead', async () => {
    const questions = `GET /br HTTP/1.1\r\n${HOST}\r\n`.repeat(1_000);
    const asked = Promise.all(
      Array.from({ length: 50 }, () => sendRaw(port, questions, { quietMs: 10_000 })),
    );
    const waited = await fastest(() => ask(port, { path: '/healthz' }), 1);
    const most = Math.max(...(await asked).map(({ answers }) => answers.length));
    assert(most <= lines.pipelined, `${most} of them were answered on one line.`);
    return `${most} are answered on a line at most, then it ends; somebody else waited ${waited.toFixed(0)} ms`;
  });

  for (const kind of kinds)
    await attempt(`${LINES} of ${kind.what}`, () =>
      whileReading(target, async () => {
        const sockets = Array.from({ length: LINES }, () => open(port, kind));
        const seconds = full ? 60 : 15;
        for (let n = 0; n < seconds; n += 1) {
          await pause(1_000);
          if (kind.drip) for (const socket of sockets) if (socket.writable) socket.write(kind.drip);
        }
        const left = sockets.filter((socket) => !socket.destroyed).length;
        for (const socket of sockets) socket.destroy();
        return `${seconds} s, ${left} of them still open`;
      }),
    );
}
