import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { wireLimits } from '#contract/site/wire-limits.ts';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';
import { as, findTestActor } from '#test/harness/people/actors.ts';
import type { TurnParts } from './take-turns.ts';

/** One works, one of a network waits, and no time passes that anybody would notice. */
const narrow = { ...wireLimits.turns, atOnce: 1, perNetwork: 1, inAll: 10, holdAtMost: Infinity };

/** Pages that are ready when the test says so; what was asked for is noted when its work begins. */
async function opened({ limits = narrow as TurnLimits, trustProxy = 0 } = {}) {
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  const app = await buildTestApp({
    api: uniformApi(async () => ({})),
    trustProxy,
    findActor: findTestActor,
    turns: { limits },
    extend: async (instance) => {
      instance.get('/*', async ({ url }) => {
        begun.push(url);
        await gate.promise;
        return url;
      });
    },
  });
  onTestFinished(() => app.close());
  const ask = (url: string, remoteAddress: string, headers = {}) =>
    app.inject({ url, remoteAddress, headers });
  return { app, begun, open: gate.resolve, ask };
}

type TurnLimits = NonNullable<TurnParts['limits']>;

const A = '203.0.113.9';
const B = '198.51.100.7';
/** Until everything that was asked so far stands where it will stand. */
const settled = (begun: string[], count: number) => expect.poll(() => begun).toHaveLength(count);

describe('work that is not kept', () => {
  test('is all done, four hundred pages at once from one address', async () => {
    const { ask, open } = await opened({ limits: wireLimits.turns });
    const asked = Array.from({ length: 400 }, (_, index) => ask(`/br/${index}`, A));
    open();
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  test.each([
    ['a sentence', '/api/nothing', '*/*', 'application/json; charset=utf-8', '"code":"too_many_requests"'],
    ['a page', '/it/qui', 'text/html,*/*', 'text/html; charset=utf-8', '<html lang="it-IT">'],
  ])('waits, and what is too much is refused with %s', async (_, url, accept, type, part) => {
    const { ask, begun, open } = await opened();
    const first = ask('/a1', A);
    await settled(begun, 1);
    // Of two one waits, whichever comes first.
    const pair = [ask(url, A, { accept }), ask(url, A, { accept })];
    const refused = await Promise.race(pair);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
    expect(refused.headers['content-type']).toBe(type);
    expect(refused.body).toContain(part);
    const other = ask('/b1', B);
    expect(begun).toEqual(['/a1']);
    open();
    const answers = await Promise.all([first, other, ...pair]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429]);
  });

  test('holds up neither this machine, nor who watches over it, nor people of the house', async () => {
    const { app, ask, begun, open } = await opened();
    const first = ask('/a1', A);
    await settled(begun, 1);
    const own = ask('/own', '127.0.0.1');
    await settled(begun, 2);
    expect((await ask('/healthz', A)).statusCode).toBe(200);
    const desk = await as({ app }, 'viewer')('GET', '/api/admin/me', undefined, { remoteAddress: A });
    expect(desk.statusCode).not.toBe(429);
    open();
    expect((await Promise.all([first, own])).map(({ body }) => body)).toEqual(['/a1', '/own']);
  });
});

/** Through sockets, so that somebody can hang up; behind a proxy that was named. */
async function listening(app: FastifyInstance) {
  const closed = new Map<number | undefined, Promise<unknown>>();
  app.server.on('connection', (socket) =>
    closed.set(socket.remotePort, new Promise((resolve) => socket.once('close', resolve))),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ask = (path: string) => {
    const request = http.get({ port, path, agent: false, headers: { 'x-forwarded-for': A } });
    request.on('error', () => {});
    const { promise: status, resolve } = Promise.withResolvers<number | undefined>();
    request.once('response', (answer) => resolve(answer.resume().statusCode));
    return { request, status };
  };
  type Asked = ReturnType<typeof ask>;
  return {
    ask,
    /** Of two of which only one may wait, the other is refused: the one that waits. */
    async askForOnePlace(path: string): Promise<Asked> {
      const pair = [ask(path), ask(path)] as [Asked, Asked];
      const [one, other] = pair;
      return Promise.race([one.status.then(() => other), other.status.then(() => one)]);
    },
    async hangUp({ request }: Asked) {
      const { localPort } = request.socket ?? {};
      request.destroy();
      await closed.get(localPort);
    },
  };
}

test('whoever hangs up leaves the queue; work that has begun keeps its place until it is done', async () => {
  const { app, begun, open } = await opened({ trustProxy: 1 });
  const { ask, askForOnePlace, hangUp } = await listening(app);
  const first = ask('/first');
  await settled(begun, 1);
  await hangUp(await askForOnePlace('/gone'));
  const next = await askForOnePlace('/next');
  await hangUp(first);
  expect(begun).toEqual(['/first']);
  open();
  expect(await next.status).toBe(200);
  expect(begun).toEqual(['/first', '/next']);
});

test('where nearly all come from one address, it is said once, and nobody is refused', async () => {
  const { app, ask, open } = await opened({ limits: { ...narrow, crowd: { of: 5, share: 0.9 } } });
  const warn = vi.spyOn(app.log, 'warn');
  open();
  for (const url of ['/1', '/2', '/3', '/4', '/5']) await ask(url, A);
  const all = await Promise.all(Array.from({ length: 8 }, (_, index) => ask(`/page/${index}`, A)));
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(warn.mock.calls.map(([facts]) => facts)).toEqual([{ network: A }]);
});
