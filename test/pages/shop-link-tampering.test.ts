import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { buildTestApp, useApp } from '#test/harness/app.ts';
import { pagesFromSource } from '#test/harness/pages.ts';
import { as } from '#test/harness/people/actors.ts';

/** What somebody might write into the table behind the program's back. */
const hostile = [
  'https://evil.example/',
  'https://evil.example/s.shopee.com.br/abc',
  'https://evil.example/?https://s.shopee.com.br/abc',
  'https://evil.example/#https://s.shopee.com.br/abc',
  'http://s.shopee.com.br/abc',
  '//s.shopee.com.br/abc',
  '//evil.example/abc',
  '///evil.example/abc',
  '/\\evil.example/abc',
  '\\\\evil.example\\abc',
  's.shopee.com.br/abc',
  'https:s.shopee.com.br/abc',
  'https:/s.shopee.com.br/abc',
  'https:///evil.example/abc',
  'https:\\\\evil.example\\abc',
  'https://s.shopee.com.br@evil.example/abc',
  'https://s.shopee.com.br:x@evil.example/abc',
  'https://user@s.shopee.com.br/abc',
  'https://s.shopee.com.br:8443/abc',
  'https://s.shopee.com.br.evil.example/abc',
  'https://s.shopee.com.br.',
  'https://s.shopee.com.br./abc',
  'https://s-shopee.com.br/abc',
  'https://sshopee.com.br/abc',
  'https://evil.example\\.s.shopee.com.br/abc',
  'https://evil.example%2F.s.shopee.com.br/abc',
  'https://evil.example%00.s.shopee.com.br/abc',
  'https://ｓ.shopee.com.br/abc',
  'https://s。shopee。com。br/abc',
  'https://s.shоpee.com.br/abc',
  'https://s.shopee.com.br/../abc',
  'https://s.shopee.com.br//evil.example',
  'https://s.shopee.com.br/\\evil.example',
  'https://s.shopee.com.br/abc?next=https://evil.example',
  'https://s.shopee.com.br/abc#x',
  'https://s.shopee.com.br/abc"><script>alert(1)</script>',
  'https://s.shopee.com.br/abc\nhttps://evil.example',
  'https://s.shopee.com.br/abc\n',
  ' https://s.shopee.com.br/abc',
  '\u0001https://s.shopee.com.br/abc',
  'HTTPS://EVIL.EXAMPLE/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://s.shopee.com.br/abc',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://s.shopee.com.br/abc',
  'view-source:https://s.shopee.com.br/abc',
  '0;url=https://evil.example',
  'https://s.shopee.com.br/abc;url=https://evil.example',
  "https://s.shopee.com.br/abc'; url=https://evil.example",
  '',
];

const site = useApp('pg');
const slug = 'luz-de-leitura';
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp({ api: site().api, extend: pagesFromSource(site()) });
});
afterAll(() => app.close());

test.each(hostile)('nobody is sent to "%s"', async (address) => {
  await site().db.update(shopLinks).set({ url: address }).where(eq(shopLinks.slug, slug));
  const { statusCode, body, headers } = await app.inject(`/br/shopee/${slug}`);
  expect([statusCode, headers.location]).toEqual([404, undefined]);
  expect(body).not.toMatch(/evil|http-equiv="?refresh|s\.shopee\.com\.br\/abc|alert\(1\)/i);
  expect((await app.inject(`/api/shop-links/${slug}`)).statusCode).toBe(404);
  const listed = (await as(site(), 'viewer')('GET', `/api/admin/shop-links?q=${slug}`)).json().items;
  expect(listed).toMatchObject([{ slug, works: false }]);
});

test('the list is long enough, and the page works where nobody has meddled', async () => {
  expect(new Set(hostile).size).toBeGreaterThan(30);
  const url = 'https://s.shopee.com.br/demo2pagina';
  await site().db.update(shopLinks).set({ url }).where(eq(shopLinks.slug, slug));
  const { statusCode, body } = await app.inject(`/br/shopee/${slug}`);
  expect(statusCode).toBe(200);
  expect(body).toContain(`href="${url}"`);
});
