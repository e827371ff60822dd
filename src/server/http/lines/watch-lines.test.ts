import { once } from 'node:events';
import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '#contract/site/durations.ts';
import { errorBodySchema } from '#contract/site/error.schemas.ts';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';
import { putInFront } from '../front/front.ts';
import { watchLines } from './watch-lines.ts';

const LARGE = 64 * 1024 * 1024;
const limits = {
  headers: 1_000,
  body: 40,
  leastBytes: 10,
  answer: 40,
  lookEvery: 5,
  pipelined: 4,
  atOnce: 100,
  full: 1,
  roomy: 0.9,
};
let app: FastifyInstance;
let port: number;

/** Answers before the body has come. */
function refuse(instance: FastifyInstance): void {
  instance.post('/refused', { onRequest: async (_, reply) => reply.code(401).send({}) }, async () => ({}));
}

let looked = 0;
/** An answer to this is never ready by itself. */
const held = Promise.withResolvers<object>();

beforeAll(async () => {
  app = await buildTestApp({
    api: uniformApi(async () => ({})),
    extend: async (instance) => {
      instance.get('/large', async () => Buffer.alloc(LARGE));
      instance.get('/held', () => held.promise);
      instance.get('/counted', () => {
        looked += 1;
        return held.promise;
      });
      refuse(instance);
    },
  });
  putInFront(app, {
    proxies: 0,
    respond: ({ url }) =>
      url === '/kept'
        ? {
            status: 200,
            headers: { 'content-length': String(LARGE) },
            body: Buffer.alloc(LARGE),
            pathname: '',
          }
        : undefined,
    countPageView: () => {},
    noteVisit: () => {},
  });
  watchLines(app.server, { proxies: 0, limits });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as net.AddressInfo);
});
afterAll(() => app.close());

/** Over when the server ends the connection: what it has said until then. */
function say(bytes: string) {
  const socket = net.connect(port, '127.0.0.1');
  let said = '';
  socket.on('error', () => {}).on('data', (piece) => (said += piece));
  socket.write(bytes);
  return { socket, ended: new Promise<string>((resolve) => socket.once('close', () => resolve(said))) };
}

const post = (path: string, head = '') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${head}`;

describe('nobody keeps a connection by saying nothing', () => {
  test.each([
    ['a body that was promised', `${post('/api/admin/login')}Content-Length: 100000\r\n\r\n`],
    ['a body that has begun', `${post('/api/admin/login')}Content-Length: 100000\r\n\r\n{"a`],
    ['a body in pieces', `${post('/api/admin/login')}Transfer-Encoding: chunked\r\n\r\n3\r\n{"a\r\n`],
  ])('%s and does not come is answered with 408', async (_, bytes) => {
    const [head = '', body = ''] = (await say(bytes).ended).split('\r\n\r\n', 2);
    expect(head).toMatch(/^HTTP\/1\.1 408 /);
    expect(head.toLowerCase()).toContain('connection: close');
    expect(errorBodySchema.strict().parse(JSON.parse(body)).error.code).toBe('invalid_input');
  });

  test('the rest of a body that nobody wants any more ends too', async () => {
    expect(await say(`${post('/refused')}Content-Length: 100000\r\n\r\n{"a`).ended).toMatch(
      /^HTTP\/1\.1 401 /,
    );
  });

  test.each(['/large', '/kept'])('an answer that nobody reads ends: %s', async (path) => {
    const { socket, ended } = say(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    socket.pause();
    await new Promise((resolve) =>
      app.server.once('connection', (at: net.Socket) => at.once('close', resolve)),
    );
    socket.resume();
    expect((await ended).length).toBeLessThan(LARGE);
  });
});

test('a server that stops does not wait for what nobody will read', async () => {
  const patient = await buildTestApp({
    api: uniformApi(async () => ({})),
    extend: async (instance) => refuse(instance),
  });
  let isOver = false;
  watchLines(patient.server, { proxies: 0, limits: { ...limits, body: HOUR }, isStopping: () => isOver });
  await patient.listen({ host: '127.0.0.1', port: 0 });
  const socket = net.connect((patient.server.address() as net.AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {}).write(`${post('/refused')}Content-Length: 100000\r\n\r\n{"a`);
  await once(socket, 'data');
  isOver = true;
  await patient.close();
  expect(patient.server.listening).toBe(false);
});

test('whoever waits for us is waited for', async () => {
  const { ended, socket } = say('GET /held HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  // This one began later and ends before it: so much time has passed.
  await say(`${post('/api/admin/login')}Content-Length: 9\r\n\r\n`).ended;
  expect(socket.destroyed).toBe(false);
  held.resolve({ ready: true });
  expect(await ended).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"ready":true\}$/);
});

describe('questions on one line', () => {
  const question = 'GET /counted HTTP/1.1\r\nHost: a\r\n\r\n';

  test('of which more wait for an answer than may end it, and the rest is not looked at', async () => {
    looked = 0;
    let read = 0;
    const count = () => (read += 1);
    app.server.on('request', count);
    expect(await say(question.repeat(1_000)).ended).toBe('');
    app.server.off('request', count);
    expect(looked).toBeLessThanOrEqual(limits.pipelined);
    expect(read).toBe(limits.pipelined + 1);
  });

  test('whose reading was stopped leave the next line well', async () => {
    for (let n = 0; n < 20; n += 1) {
      await say(question.repeat(100)).ended;
      const said = await say('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n').ended;
      expect(said).toMatch(/^HTTP\/1\.1 200/);
    }
  });

  test('may be a few at a time', async () => {
    const few = Array.from(
      { length: limits.pipelined - 1 },
      () => 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n',
    );
    const last = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const said = await say([...few, last].join('')).ended;
    expect(said.match(/HTTP\/1\.1 200/g)).toHaveLength(limits.pipelined);
  });
});
