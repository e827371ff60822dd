import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';

let app: FastifyInstance;
let changed = 0;
beforeAll(async () => {
  app = await buildTestApp({
    api: uniformApi(async () => ({})),
    publicUrl: 'https://vitrina.test',
    extend: async (instance) => {
      instance.route({
        method: ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url: '/it/thing',
        handler: async () => {
          changed += 1;
          return { changed };
        },
      });
    },
  });
});
afterAll(() => app.close());

type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const ask = (method: Method, headers: Record<string, string>, url = '/it/thing') =>
  app.inject({ method, url, headers: { host: 'inside.test:3000', ...headers } });

const ours = [
  ['the host that was asked', { origin: 'http://inside.test:3000' }],
  ['that host over https', { origin: 'https://inside.test:3000' }],
  ['the public address', { origin: 'https://vitrina.test' }],
  ['the same page', { origin: 'https://vitrina.test', 'sec-fetch-site': 'same-origin' }],
  ['an address typed in', { 'sec-fetch-site': 'none' }],
  ['a program, which says nothing', {}],
] as const;

const theirs = [
  ['another site', { origin: 'https://evil.example' }],
  ['another site that hides', { origin: 'null' }],
  ['another site, without an origin', { 'sec-fetch-site': 'cross-site' }],
  ['another site under our name', { origin: 'https://vitrina.test', 'sec-fetch-site': 'cross-site' }],
  ['a site next door', { origin: 'https://blog.vitrina.test', 'sec-fetch-site': 'same-site' }],
  ['another port', { origin: 'http://inside.test:4000' }],
  ['another port of the public address', { origin: 'https://vitrina.test:8443' }],
  ['the public address without its lock', { origin: 'http://vitrina.test' }],
  ['a longer name', { origin: 'https://vitrina.test.evil.example' }],
  ['a name inside an address', { origin: 'https://evil.example/https://vitrina.test' }],
  ['nonsense', { origin: 'vitrina.test' }],
  ['nothing, said out loud', { origin: '' }],
  ['two at once', { origin: 'https://vitrina.test, https://evil.example' }],
] as const;

describe.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('a %s', (method) => {
  test.each(ours)('from %s is let through', async (_from, headers) => {
    const before = changed;
    expect((await ask(method, headers)).statusCode).toBe(200);
    expect(changed).toBe(before + 1);
  });

  test.each(theirs)('from %s changes nothing', async (_from, headers) => {
    const before = changed;
    const answer = await ask(method, headers);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { error: { code: 'forbidden', message: 'Non hai il permesso di farlo.' } },
    ]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(changed).toBe(before);
  });
});

test.each(['GET', 'HEAD', 'OPTIONS'] as const)('a %s may come from anywhere', async (method) => {
  for (const [from, headers] of theirs) expect((await ask(method, headers)).statusCode, from).toBe(200);
});

test('another site does not even learn which addresses there are', async () => {
  const [, headers] = theirs[0];
  for (const url of ['/nothing-here', '/api/home-data', '/api/nothing-here']) {
    expect((await ask('POST', headers, url)).statusCode, url).toBe(403);
  }
});
