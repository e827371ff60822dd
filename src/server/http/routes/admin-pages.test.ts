import { expect, onTestFinished, test } from 'vitest';
import { adminDocument, adminHeaders } from '#server/render/admin-shell.ts';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';
import { adminPageRoutes } from './admin-pages.ts';
import { pageRoutes } from './pages.ts';

const parts = { loader: 'theme()', script: '/assets/admin/entry.js', preloads: ['/assets/admin/a.js'] };

async function openApp() {
  const api = uniformApi(async () => ({ to: null }));
  const shell = {
    render: async () => ({
      html: adminDocument({ ...parts, styles: ['/assets/admin/entry.css'], nonce: 'once' }),
      headers: adminHeaders({ 'content-security-policy': "default-src 'self'" }),
    }),
  };
  const renderPage = async () => ({ status: 404, html: 'a reader’s page', headers: {} });
  const app = await buildTestApp({
    api,
    extend: async (instance) => {
      await instance.register(adminPageRoutes, { shell });
      await instance.register(pageRoutes, {
        renderPage,
        renderFailure: renderPage,
        api,
        findPage: async () => undefined,
      });
    },
  });
  onTestFinished(() => app.close());
  return app;
}

test.each([
  '/admin',
  '/admin/login',
  '/admin/edit/7?locale=mx',
  '/admin/products/edit/7',
  '/admin/pre-render-demo',
])('%s answers with the one document, which nobody keeps or indexes', async (url) => {
  const app = await openApp();
  const page = await app.inject(url);
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': "default-src 'self'",
  });
  expect(page.body).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page.body).toContain('<script type="module" src="/assets/admin/entry.js"></script>');
  expect(page.body).toContain('<link rel="stylesheet" href="/assets/admin/entry.css">');
  expect(page.body).toMatch(/<noscript>.*precisa de JavaScript.*needs JavaScript.*<\/noscript>/);
});

test.each(['/admin/nada', '/admin/NADA/', '/admin/%E0%A4%A', '/admin/edit/7%2F'])(
  'what is no screen is the same document and a 404: %s',
  async (url) => {
    const app = await openApp();
    const page = await app.inject(url);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('/assets/admin/entry.js');
  },
);

test.each([
  ['/admin/', 301, '/admin'],
  ['/admin/people/?a=1', 301, '/admin/people?a=1'],
  ['/admin//Login', 301, '/admin/login'],
  ['/%61dmin/%65dit/7', 301, '/admin/edit/7'],
  ['/ADMIN', 301, '/admin'],
  ['/BR/Admin/', 301, '/admin'],
  ['/br/admin', 302, '/admin'],
  ['/mx/admin/products/edit/7?a=1', 302, '/admin/products/edit/7?a=1&locale=mx'],
  ['/x/admin/edit/7', 302, '/admin/edit/7'],
])('%s leads by %i to %s', async (url, status, location) => {
  const app = await openApp();
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
});

test('what only looks like the area is a reader’s page', async () => {
  const app = await openApp();
  for (const url of ['/administrator', '/br/categoria/admin']) {
    expect((await app.inject(url)).body).toBe('a reader’s page');
  }
  expect((await app.inject('/api/admin/nothing')).json()).toMatchObject({ error: { code: 'not_found' } });
});

test('a path of slashes is answered at once', async () => {
  const app = await openApp();
  expect((await app.inject(`/admin${'/'.repeat(400_000)}b`)).statusCode).toBe(404);
});
