import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ScriptRules, Variant } from '#server/domain/readers/crawlers/script-rules.ts';
import { type KeptPage, keepPage } from '../copies/kept-page.ts';
import type { PageStore } from '../page-store.ts';
import { createAnswerCounts } from './answer-counts.ts';
import { createKeptPages } from './kept-pages.ts';
import { barePage, withoutScripts } from './without-scripts.ts';

const data = '<script type="application/ld+json">{"name":"a \\u003c b"}</script>';
const html = `<!DOCTYPE html><html lang="pt-BR"><head><script data-app="/a.js /b.js">if(1<2)go()</script><title>T</title><link rel="modulepreload" href="/a.js">${data}<link rel="icon" href="/i.svg"></head><body><p>script</p><script type="application/json" id="state">{"a":1}</script><script type="speculationrules">{}</script></body></html>`;
const bare = `<!DOCTYPE html><html lang="pt-BR"><head><title>T</title>${data}<link rel="icon" href="/i.svg"></head><body><p>script</p></body></html>`;

const keep = (text = html, status = 200): Promise<KeptPage> =>
  keepPage(
    { status, headers: {}, html: text, tags: [], expiresAt: null, pricesUntil: null },
    { key: '/br', position: 1n, renderedAt: 0, took: 1, cause: '' },
  );

test('what runs goes, and what it reads; everything else is there to the byte', () => {
  expect(withoutScripts(html)).toBe(bare);
  expect(withoutScripts(bare)).toBe(bare);
});

test('the variant is made once a page, and has a tag of its own', async () => {
  const page = await keep();
  const first = barePage(page);
  expect(String(brotliDecompressSync(first.brotli))).toBe(bare);
  expect(first).toMatchObject({ key: '/br', status: 200, size: Buffer.byteLength(bare) });
  expect(first.etag).not.toBe(page.etag);
  expect(first.etag).toMatch(/^W\/"[\w-]+~"$/);
  expect(barePage(page)).toBe(first);
});

describe('a kept page', () => {
  const answer = async (variant: Variant, page?: KeptPage, known?: string) => {
    const kept = page ?? (await keep());
    const rules: Pick<ScriptRules, 'variantFor'> = { variantFor: () => variant };
    const store = { get: async () => ({ page: kept, from: 'disk' }) } as unknown as PageStore;
    const clock = () => new Date();
    const counts = createAnswerCounts(clock);
    const pages = createKeptPages({ store, clock, counts, readsOf: () => ({}), rules });
    return pages.respond('/br', '', { method: 'GET', headers: known ? { 'if-none-match': known } : {} });
  };

  test('is the same for everybody where nobody has said otherwise', async () => {
    const { headers, body, from } = await answer('whole');
    expect([headers.vary, String(body), from]).toEqual(['Accept-Encoding', html, 'disk']);
  });

  test('tells caches that it depends on the reader where it does, whoever asks', async () => {
    const [people, crawler] = [await answer('with-scripts'), await answer('without-scripts')];
    expect([String(people.body), String(crawler.body)]).toEqual([html, bare]);
    for (const { headers } of [people, crawler]) expect(headers.vary).toBe('Accept-Encoding, User-Agent');
    expect(people.headers.etag).not.toBe(crawler.headers.etag);
  });

  test('is sent whole to whoever has only the other variant', async () => {
    const page = await keep();
    const { headers } = await answer('with-scripts', page);
    const status = async (variant: Variant) => (await answer(variant, page, headers.etag)).status;
    expect([await status('with-scripts'), await status('without-scripts')]).toEqual([304, 200]);
  });

  test('that leads elsewhere has no variants', async () => {
    const { headers, status } = await answer('without-scripts', await keep('', 301));
    expect([status, headers.vary]).toEqual([301, 'Accept-Encoding']);
  });
});
