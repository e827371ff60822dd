import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { createRememberedReads } from '#server/api/remembered-reads.ts';
import { createKeptAnswers, type KeptAnswers } from '#server/kept-pages/kept-answers.ts';
import { buildTestApp, useApp } from '#test/harness/app.ts';
import { oneEngine } from '#test/harness/database.ts';

/** What may differ: the number of a request, how well it was pressed, and that caches are told so in any case. */
const own = new Set(['x-request-id', 'date', 'connection', 'content-length', 'transfer-encoding', 'vary']);
const told = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
const unpack = (encoding: unknown, body: Buffer) =>
  String(encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body);

describe.each(oneEngine)('answers that are kept as bytes, on %s', (engine) => {
  const site = useApp(engine);
  let apps: { kept: FastifyInstance; made: FastifyInstance };
  let answers: KeptAnswers;
  let reads: ReturnType<typeof createRememberedReads>;

  beforeAll(async () => {
    reads = createRememberedReads(site().clock);
    reads.follow();
    answers = createKeptAnswers(reads);
    apps = {
      kept: await buildTestApp({ api: reads.wrap(site().api), answers }),
      made: await buildTestApp({ api: site().api }),
    };
  });

  test.each([
    '/api/home-data?locale=br',
    '/api/home-data?locale=it&page=2',
    '/api/reviews?locale=br&sort=score',
    '/api/locale-configs/mx',
    '/api/categories?locale=es&timestamp=1',
    '/api/settings/site_name',
    '/api/posts/by-slug/nada?locale=br',
    '/api/home-data?locale=xx',
  ])('%s is answered as if it had been made', async (url) => {
    for (const encoding of ['', 'gzip', 'br', 'gzip, deflate, br']) {
      const headers = { 'accept-encoding': encoding };
      const made = await apps.made.inject({ url, headers });
      for (const turn of ['first', 'again']) {
        const kept = await apps.kept.inject({ url, headers });
        expect([turn, kept.statusCode, told(kept.headers)]).toEqual([
          turn,
          made.statusCode,
          told(made.headers),
        ]);
        const { 'content-encoding': how } = made.headers;
        expect(unpack(how, kept.rawPayload)).toBe(unpack(how, made.rawPayload));
      }
      const ahead = answers.respondAtOnce({ method: 'GET', url, headers });
      expect(ahead !== undefined).toBe(made.statusCode === 200 && made.headers.etag !== undefined);
      if (!ahead) continue;
      expect(told(ahead.headers)).toEqual(told(made.headers));
      expect(ahead.headers.vary).toBe('accept-encoding');
      const known = { ...headers, 'if-none-match': String(made.headers.etag) };
      const unchanged = await apps.made.inject({ url, headers: known });
      const aheadOf = answers.respondAtOnce({ method: 'GET', url, headers: known });
      expect([unchanged.statusCode, aheadOf?.status, aheadOf?.body]).toEqual([304, 304, undefined]);
      expect((await apps.kept.inject({ url, headers: known })).statusCode).toBe(304);
    }
  });

  test('one is made anew as soon as something in it has changed', async () => {
    const url = '/api/home-data?locale=br';
    const request = { method: 'GET', url, headers: { 'accept-encoding': 'br' } };
    await apps.kept.inject({ url, headers: request.headers });
    expect(answers.respondAtOnce(request)?.status).toBe(200);
    reads.hear(['locale:br', 'posts:br']);
    expect(answers.respondAtOnce(request)).toBe(undefined);
    await apps.kept.inject({ url, headers: request.headers });
    expect(answers.respondAtOnce(request)?.status).toBe(200);
  });
});
