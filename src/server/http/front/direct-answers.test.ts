import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerDirectly } from './direct-answers.ts';

const kept = {
  status: 200,
  headers: { 'content-type': 'text/plain', 'content-length': '4' },
  body: Buffer.from('kept'),
};
const isKept = (url: string | undefined) => url?.startsWith('/kept') === true;
let asked = 0;

/** The same answers from both: one of them hands them to the socket itself. */
async function open(direct: boolean): Promise<FastifyInstance> {
  const app = Fastify();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  app.all('/*', async ({ method, url, body }, reply) => {
    if (method === 'GET' && isKept(url)) return reply.headers(kept.headers).send(kept.body);
    return `${method} ${url} ${String(body ?? '')}`;
  });
  if (direct) {
    answerDirectly(app, ({ url }) => {
      if (!isKept(url)) return undefined;
      asked += 1;
      return kept;
    });
  }
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

let front: FastifyInstance;
let plain: FastifyInstance;
beforeAll(async () => {
  front = await open(true);
  plain = await open(false);
});
afterAll(() => Promise.all([front.close(), plain.close()]));

/** What comes back until the server ends it, each answer's first line and body. */
async function converse(
  { server }: FastifyInstance,
  pieces: Buffer[],
  pause: (socket: net.Socket) => Promise<unknown> = () => turn(),
): Promise<string> {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay(true);
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()).on('error', () => {}));
  for (const piece of pieces) {
    if (!socket.writable) break;
    socket.write(piece);
    await pause(socket);
  }
  await ended;
  return Buffer.concat(received)
    .toString('latin1')
    .replaceAll(/(HTTP\/1\.1 [^\r]*\r\n)(?:[^\r]+\r\n)*\r\n/g, '\n$1');
}

const LAST = 'GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const request = (line: string, lines: string[] = [], body = '') =>
  `${[line, 'Host: a', ...lines].join('\r\n')}\r\n\r\n${body}`;
const requests = fc.constantFrom(
  request('GET /kept HTTP/1.1'),
  request('GET /kept?x=1 HTTP/1.1', ['User-Agent: a', 'Connection: keep-alive']),
  request('GET /other HTTP/1.1'),
  request('HEAD /kept HTTP/1.1'),
  request('POST /kept HTTP/1.1', ['Content-Type: text/x', 'Content-Length: 5'], 'GET /'),
  request('POST /a HTTP/1.1', ['Content-Type: text/x', 'Transfer-Encoding: chunked'], '1\r\na\r\n0\r\n\r\n'),
  request('GET /kept HTTP/1.1', ['Content-Length: 0']),
  `\r\n${request('GET /kept HTTP/1.1')}`,
);
const mistakes = fc.constantFrom(
  request('GET /kept HTTP/1.1', ['Transfer-Encoding : chunked']),
  request('GET /kept HTTP/1.1', ['X-A: b', ' c']),
  request('GET /kept HTTP/1.1', ['X-A: b\0']),
  request('GET /kept HTTP/1.1', ['Host: b']),
  request('GET /kept HTTP/1.0', ['Connection: keep-alive']),
  request('GET /ke pt HTTP/1.1'),
  request('get /kept HTTP/1.1'),
  'GET /kept HTTP/1.1\r\n\r\n',
  'GET /kept HTTP/1.1\nHost: a\n\n',
  'nonsense\r\n\r\n',
);
const cuts = fc.array(fc.nat(400), { maxLength: 4 });

function cut(text: string, at: number[]): Buffer[] {
  const bytes = Buffer.from(text, 'latin1');
  const marks = [0, ...at.filter((mark) => mark < bytes.length).sort((a, b) => a - b), bytes.length];
  return marks.slice(1).map((mark, index) => bytes.subarray(marks[index], mark));
}

test('whatever is asked, in whichever pieces, both understand the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(requests, { minLength: 1, maxLength: 4 }), cuts, async (said, at) => {
      const pieces = cut([...said, LAST].join(''), at);
      expect(await converse(front, pieces)).toBe(await converse(plain, pieces));
    }),
    { numRuns: 100 },
  );
});

test('one request a piece is answered directly, until one is not', async () => {
  const before = asked;
  await fc.assert(
    fc.asyncProperty(fc.array(requests, { minLength: 1, maxLength: 4 }), async (said) => {
      const pieces = [request('GET /kept HTTP/1.1'), ...said, LAST].map((each) =>
        Buffer.from(each, 'latin1'),
      );
      const untilAnswered = (socket: net.Socket) => once(socket, 'data');
      const both = [front, plain].map((app) => converse(app, pieces, untilAnswered));
      expect(await both[0]).toBe(await both[1]);
    }),
    { numRuns: 100 },
  );
  expect(asked - before).toBeGreaterThanOrEqual(100);
});

test('a mistake is the same mistake for both', async () => {
  await fc.assert(
    // Nothing before it: what a mistake does to answers that are not ready yet, chance decides.
    fc.asyncProperty(mistakes, cuts, async (said, at) => {
      expect(await converse(front, cut(said + LAST, at))).toBe(await converse(plain, cut(said + LAST, at)));
    }),
    { numRuns: 60 },
  );
});

test('sends what Node would have sent, and keeps the connection', async () => {
  const answers = await Promise.all(
    [front, plain].map(async ({ server }) => {
      const { port } = server.address() as AddressInfo;
      const answer = await fetch(`http://127.0.0.1:${port}/kept`);
      const { date, ...headers } = Object.fromEntries(answer.headers);
      expect(Math.abs(Date.now() - Date.parse(date ?? ''))).toBeLessThan(10_000);
      return { status: answer.status, headers, body: await answer.text() };
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
});

test('a connection at rest does not keep the server from closing', async () => {
  const app = await open(true);
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /kept HTTP/1.1\r\nHost: a\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  const closed = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve));
  await app.close();
  await closed;
});
