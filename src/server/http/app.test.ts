import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DomainError } from '#server/lib/errors.ts';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';

const siteName = { key: 'site_name', value: 'Vitrina '.repeat(500) };
let broken: unknown;
let app: FastifyInstance;
let overHttps: FastifyInstance;

beforeAll(async () => {
  const api = uniformApi(async () => {
    if (broken) throw broken;
    return siteName;
  });
  app = await buildTestApp({ api });
  overHttps = await buildTestApp({ api, publicUrl: 'https://vitrina.test' });
});
afterAll(async () => {
  await app.close();
  await overHttps.close();
});

/** One address for each way in which an answer can come about. */
const everyKindOfAnswer = [
  ['a success', '/api/settings/site_name', 200],
  ['a refused parameter', '/api/home-data?locale=fr', 400],
  ['an address that cannot be decoded', '/api/posts/by-slug/%zz', 400],
  ['a parameter without end', `/api/posts/by-slug/${'a'.repeat(5000)}`, 400],
  ['an unknown address', '/api/nothing-here', 404],
  ['an address outside the API', '/nothing-here', 404],
  ['the description for machines', '/api/openapi.json', 200],
  ['the description for people', '/api/docs', 200],
  ['a probe', '/healthz', 200],
] as const;

describe('every answer', () => {
  test.each(everyKindOfAnswer)('%s carries the security headers', async (_kind, url, status) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'none'; base-uri 'none'/);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test.each(everyKindOfAnswer)('%s insists on https where the site has it', async (_kind, url) => {
    const { headers } = await overHttps.inject(url);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test.each(everyKindOfAnswer)('%s has a number of its own', async (_kind, url) => {
    const ask = async () => {
      const { headers } = await app.inject({ url, headers: { 'x-request-id': 'mine' } });
      return headers['x-request-id'];
    };
    const numbers = [await ask(), await ask(), await ask()];
    for (const number of numbers) expect(number).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(new Set(numbers).size).toBe(3);
  });

  test('a failure has both too', async () => {
    broken = new Error('unexpected');
    const { statusCode, headers } = await app.inject('/api/settings/site_name');
    broken = undefined;
    expect(statusCode).toBe(500);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
  });
});

describe('compression', () => {
  const ask = (encoding: string, url = '/api/settings/site_name') =>
    app.inject({ url, headers: { 'accept-encoding': encoding } });

  test('serves the same answer in each encoding that a client accepts', async () => {
    const plain = await app.inject('/api/settings/site_name');
    expect(plain.json()).toEqual(siteName);
    const brotli = await ask('gzip, br');
    const gzip = await ask('gzip');
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.headers.vary).toBe('accept-encoding');
    expect((await ask('compress, x-odd;q=7')).body).toBe(plain.body);
  });

  test('tags them alike, and therefore weakly', async () => {
    const { etag } = (await app.inject('/api/settings/site_name')).headers;
    expect(etag).toMatch(/^W\/"[^"]+"$/);
    expect((await ask('br')).headers.etag).toBe(etag);
    const headers = { 'accept-encoding': 'br', 'if-none-match': String(etag) };
    const kept = await app.inject({ url: '/api/settings/site_name', headers });
    expect([kept.statusCode, kept.rawPayload.length]).toEqual([304, 0]);
  });

  test('never turns a refusal into "as you have it"', async () => {
    broken = new DomainError('not_found', 'Gone.');
    const gone = await app.inject('/api/settings/site_name');
    const headers = { 'if-none-match': String(gone.headers.etag ?? '*') };
    const again = await app.inject({ url: '/api/settings/site_name', headers });
    broken = undefined;
    expect([gone.statusCode, again.statusCode]).toEqual([404, 404]);
    expect(again.body).toBe(gone.body);
  });
});
