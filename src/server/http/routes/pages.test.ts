import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';
import { rawRequest, sendRaw } from '#test/harness/raw-request.ts';
import { pageRoutes } from './pages.ts';

let status = 200;
const renderPage = vi.fn(async (pathname: string, search: string) => ({
  status,
  html: `<!DOCTYPE html><title>${pathname}</title>${search}`,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" },
}));
const renderFailure = vi.fn(async (pathname: string, requestId: string) => ({
  status: 500,
  html: `<!DOCTYPE html><title>${pathname}: ${requestId}</title>`,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
}));
const findRedirect = vi.fn(async ({ path }: { path: string }) => ({ to: redirects.get(path) ?? null }));
const findPage = vi.fn(async (pathname: string) => pages.get(pathname));
let app: FastifyInstance;

beforeAll(async () => {
  const api = { ...uniformApi(async () => ({})), findRedirect };
  app = await buildTestApp({
    api: uniformApi(async () => ({ key: 'site_name', value: 'Vitrina' })),
    extend: async (instance) => {
      await instance.register(pageRoutes, { renderPage, renderFailure, findPage, api });
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());
beforeEach(() => {
  status = 200;
  for (const mock of [renderPage, renderFailure, findRedirect, findPage]) mock.mockReset();
});

/** Where the pages stand that these addresses have, or once had. */
const pages = new Map([
  ...['/', '/br', '/it', '/br/sobre', '/br/um-post', '/br/categoria/casa', '/test-products'].map(
    (path): [string, string] => [path, path],
  ),
  ['/br/antigo', '/br/um-post'],
]);
const redirects = new Map([
  ['/br/Velho', '/br/categoria/casa'],
  ['/br/%ce%b5', '/it'],
  ['/br/oferta', '/br/sobre?x=1'],
  ['/br/em-volta', '/br/Em-Volta'],
  ['/br/sobre', '/it'],
]);

describe('pages', () => {
  test('are rendered with their address and query, under a policy of their own', async () => {
    const page = await app.inject('/br/um-post?page=2&q=a%20b');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toBe("default-src 'self'");
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect(renderPage).toHaveBeenCalledExactlyOnceWith('/br/um-post', 'page=2&q=a%20b');
    const head = await app.inject({ method: 'HEAD', url: '/br/um-post' });
    expect([head.statusCode, head.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test.each([404, 503])('keep their status: %i', async (each) => {
    status = each;
    const page = await app.inject('/br');
    expect(page.statusCode).toBe(each);
    expect(page.headers['retry-after']).toBe(each === 503 ? '5' : undefined);
  });

  test.each([
    ['/br/', '/br'],
    ['/BR', '/br'],
    ['/br/um-post/', '/br/um-post'],
    ['/br///', '/br'],
    ['//br', '/br'],
    ['//', '/'],
    ['/br//sobre', '/br/sobre'],
    ['/br/SOBRE', '/br/sobre'],
    ['/br/%73obre', '/br/sobre'],
    ['/%62r/%53obre//', '/br/sobre'],
    ['/bR/CATEGORIA/%43asa', '/br/categoria/casa'],
    ['/Test-Products', '/test-products'],
    ['/br/?page=2&x=%20?y', '/br?page=2&x=%20?y'],
    ['/br/ANTIGO?a=1', '/br/um-post?a=1'],
    ['/POST/Um-Post/', '/br/um-post'],
    ['/Sobre', '/br/sobre'],
    ['/preview/?token=A', '/preview?token=A'],
    ['/ADMIN//Login', '/admin/login'],
    ['/MX/Admin/products/edit/7/?a=1', '/admin/products/edit/7?a=1&locale=mx'],
    // What somebody has set for the address as it came goes first, then the page, then what is set for the page's.
    ['/br/Velho', '/br/categoria/casa'],
    ['//BR/Velho/?a=1', '/br/categoria/casa?a=1'],
    ['/post/Velho', '/br/categoria/casa'],
    ['/br/%ce%b5', '/it'],
    ['/br/OFERTA/?a=1', '/br/sobre?x=1'],
  ])('have one address each: %s leads to %s', async (url, location) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
    expect(renderPage).not.toHaveBeenCalled();
  });

  test.each([
    ['/br/VELHO', '/br/%'],
    ['/br/em-Volta', '/br/%'],
    ['/IT/nada/', '/it/%'],
    ['/br/%E0%A4%A', '/br/%'],
    ['/br/sobre%2F', '/br/%'],
    ['/br%2Fsobre', '/%'],
    ['/br/sobre.html', '/br/%'],
    ['/br/./sobre', '/br/%'],
    ['/br/%2e%2e/it', '/br/%'],
    ['/br/sobre%00', '/br/%'],
    ['/br/so\tbre', '/br/%'],
    ['/br/sobr\u00c3\u00a9', '/br/%'],
    ['/br\\sobre', '/%'],
    ['//evil.example/', '/%'],
    ['////evil.example//', '/%'],
    ['/\\evil.com/', '/%'],
    ['/\t/evil.com/', '/%'],
    [`/br/sitemap-${'1'.repeat(3000)}.xml`, '/br/%'],
    ['http://evil.example//evil.example', '/%'],
  ])('are not there, and one page says so for all of them: %j', async (path, shown) => {
    status = 404;
    const { status: answered, head } = await sendRaw(app, rawRequest(path));
    expect(answered).toBe(404);
    expect(head).toContain('content-type: text/html; charset=utf-8');
    expect(renderPage).toHaveBeenCalledExactlyOnceWith(shown, '');
  });

  test('are there for whoever names the whole address', async () => {
    await sendRaw(app, rawRequest('http://vitrina.test/br/sobre?a=1'));
    expect(renderPage).toHaveBeenCalledExactlyOnceWith('/br/sobre', 'a=1');
  });

  test('never lead off the site, whatever stands behind the mark', async () => {
    const { head } = await sendRaw(app, rawRequest('/br/SOBRE?a=\t\u00e9\\?b#//c'));
    expect(head).toContain('\r\nlocation: /br/sobre?a=%09%E9%5C?b%23//c\r\n');
  });

  test('answer for themselves where nobody can say whether they are there', async () => {
    findPage.mockRejectedValue(new Error('The database is closed.'));
    const answer = await app.inject('/br/SOBRE?a=1');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/br/sobre?a=1']);
  });

  test.each([`/a${'/'.repeat(400_000)}b`, `/br/admin${'/'.repeat(400_000)}b`])(
    'are looked for at once, however many slashes somebody sends: %.12s…',
    async (url) => {
      status = 404;
      expect([302, 404]).toContain((await app.inject(url)).statusCode);
    },
  );

  test.each(['/api', '/api/', '/api/nothing-here', '/api/home-data/'])(
    'are none below /api: %s',
    async (url) => {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
      expect(renderPage).not.toHaveBeenCalled();
    },
  );

  test('stand in the way of neither the API nor the probes', async () => {
    for (const url of ['/api/settings/site_name', '/api/docs', '/healthz', '/readyz']) {
      expect((await app.inject(url)).statusCode, url).toBe(200);
    }
    const wrong = await app.inject({ method: 'POST', url: '/api/settings/site_name' });
    expect(wrong.statusCode).toBe(405);
    expect(renderPage).not.toHaveBeenCalled();
  });

  test.each([
    ['POST', '/br', 'GET, HEAD'],
    ['PUT', '/br/um-post', 'GET, HEAD'],
    ['DELETE', '/it/contato', 'GET, HEAD, POST'],
  ] as const)('are read, and take nothing else: %s %s', async (method, url, allow) => {
    const answer = await app.inject({ method, url });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
    expect(renderPage).not.toHaveBeenCalled();
  });

  test('that fail to render are a page that says so, with the number that the log has', async () => {
    renderPage.mockRejectedValue(new Error('hunter2'));
    const answer = await app.inject('/it/un-articolo?q=1');
    const { 'x-request-id': id, ...headers } = answer.headers;
    expect([answer.statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      500,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(renderFailure).toHaveBeenCalledExactlyOnceWith('/it/un-articolo', id);
    expect(answer.body).toBe(`<!DOCTYPE html><title>/it/un-articolo: ${id}</title>`);
  });

  test('that fail twice are a failure in the one shape', async () => {
    renderPage.mockRejectedValue(new Error('hunter2'));
    renderFailure.mockRejectedValue(new Error('hunter3'));
    const answer = await app.inject('/it/un-articolo');
    expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'internal']);
    expect(answer.body).not.toMatch(/hunter/);
  });
});
