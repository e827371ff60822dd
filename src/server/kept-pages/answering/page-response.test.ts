import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type KeptPage, keepPage } from '../copies/kept-page.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { pageResponse } from './page-response.ts';

const html = '<p>olá</p>'.repeat(100);
const now = Date.parse('2026-11-15T12:00:00Z');

describe('a kept page', () => {
  let page: KeptPage;
  beforeAll(async () => {
    page = await keepPage(
      {
        status: 200,
        headers: { 'content-type': 'text/html' },
        html,
        tags: ['a', 'b'],
        expiresAt: null,
        pricesUntil: null,
      },
      { key: '/br', position: 1n, renderedAt: now, took: 1, cause: 'first visit' },
    );
  });
  const ask = (headers: Record<string, string>, method = 'GET', at = now) =>
    pageResponse({ method, headers }, page, at);

  test('is sent in the encoding that the browser takes', () => {
    const br = ask({ 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(br.body ?? ''))).toBe(html);
    const gzip = ask({ 'accept-encoding': 'gzip' });
    expect(String(gunzipSync(gzip.body ?? ''))).toBe(html);
    const plain = ask({});
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(String(plain.body)).toBe(html);
    for (const { headers, body } of [br, gzip, plain])
      expect(headers['content-length']).toBe(String(body?.length));
  });

  test('is not sent again to whoever has it', () => {
    const { headers } = ask({});
    const etag = headers.etag ?? '';
    for (const known of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      const again = ask({ 'if-none-match': known });
      expect(again).toMatchObject({ status: 304, body: undefined, headers: { etag } });
      expect(again.headers).not.toHaveProperty('content-length');
    }
    expect(ask({ 'if-none-match': '"other"' }).status).toBe(200);
  });

  test('answers HEAD with everything but itself', () => {
    expect(ask({}, 'HEAD')).toEqual({ ...ask({}), body: undefined });
  });

  test('lives in shared caches no longer than it is true', () => {
    const lives = (left: number) => {
      page.expiresAt = now + left * 1000;
      const [, shared, stale] =
        (ask({}).headers['cache-control'] ?? '').match(/s-maxage=(\d+).*=(\d+)/) ?? [];
      return Number(shared) + Number(stale);
    };
    expect(lives(86_400)).toBe(120);
    expect(lives(40)).toBe(40);
    expect(lives(1)).toBe(0);
    expect(lives(-5)).toBe(0);
    page.expiresAt = null;
    expect(ask({}).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    );
  });

  test('takes nothing from a request but these three', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (junk) => {
        const { 'accept-encoding': _, 'if-none-match': __, ...headers } = junk;
        expect(pageResponse({ method: 'GET', headers }, page, now)).toEqual(ask({}));
      }),
    );
  });
});

test('an encoding that a browser refuses is never chosen', () => {
  expect(acceptedEncoding('br;q=0, gzip')).toBe('gzip');
  expect(acceptedEncoding('*')).toBe('br');
  expect(acceptedEncoding('*;q=0')).toBe('identity');
  expect(acceptedEncoding('identity, br;q=0.0')).toBe('identity');
  expect(acceptedEncoding('BR;Q=1')).toBe('br');
  expect(acceptedEncoding('gzip \t;  q=1 ,br;q=0')).toBe('gzip');
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(['br', 'gzip', 'identity']).toContain(acceptedEncoding(header));
    }),
  );
});

test.each(['\t', ' ', ';', ',', ' ;'])('a header of nothing but %j is read in one go', (filling) => {
  const header = `a${filling.repeat(500_000)}b, gzip`;
  expect(['gzip', 'identity']).toContain(acceptedEncoding(header));
});
