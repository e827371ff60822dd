import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildTestApp, uniformApi } from '#test/harness/app.ts';
import { pageRoutes } from './pages.ts';

async function appWith(status = 200) {
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
  const app = await buildTestApp({
    api: uniformApi(async () => ({ key: 'site_name', value: 'Vitrina' })),
    extend: async (instance) => {
      await instance.register(pageRoutes, { renderPage, renderFailure, api: uniformApi(async () => ({})) });
    },
  });
  onTestFinished(() => app.close());
  return { app, renderPage, renderFailure };
}

describe('pages', () => {
  test('are rendered with their address and query, under a policy of their own', async () => {
    const { app, renderPage } = await appWith();
    const page = await app.inject('/br/um-post?page=2&q=a%20b');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toBe("default-src 'self'");
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect(renderPage).toHaveBeenCalledExactlyOnceWith('/br/um-post', 'page=2&q=a%20b');
    const head = await app.inject({ method: 'HEAD', url: '/br/um-post' });
    expect([head.statusCode, head.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test.each([404, 503])('keep their status: %i', async (status) => {
    const { app } = await appWith(status);
    const page = await app.inject('/br');
    expect(page.statusCode).toBe(status);
    expect(page.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
  });

  test.each([
    ['/br/', '/br'],
    ['/br/um-post/', '/br/um-post'],
    ['/br///', '/br'],
    ['/br/?page=2&x=%20', '/br?page=2&x=%20'],
    ['//evil.example/', '/evil.example'],
    ['////evil.example//', '/evil.example'],
    ['//', '/'],
  ])('have one address each: %s leads to %s', async (url, location) => {
    const { app, renderPage } = await appWith();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
    expect(renderPage).not.toHaveBeenCalled();
  });

  test.each([`/a${'/'.repeat(400_000)}b`, `/br/admin${'/'.repeat(400_000)}b`])(
    'are looked for at once, however many slashes somebody sends: %.12s…',
    async (url) => {
      const { app } = await appWith(404);
      expect([302, 404]).toContain((await app.inject(url)).statusCode);
    },
  );

  test.each(['/api', '/api/', '/api/nothing-here', '/api/home-data/'])(
    'are none below /api: %s',
    async (url) => {
      const { app, renderPage } = await appWith();
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
      expect(renderPage).not.toHaveBeenCalled();
    },
  );

  test('stand in the way of neither the API nor the probes', async () => {
    const { app, renderPage } = await appWith();
    for (const url of ['/api/settings/site_name', '/api/docs', '/healthz', '/readyz']) {
      expect((await app.inject(url)).statusCode, url).toBe(200);
    }
    const wrong = await app.inject({ method: 'POST', url: '/api/settings/site_name' });
    expect(wrong.statusCode).toBe(405);
    expect(renderPage).not.toHaveBeenCalled();
  });

  test('that fail to render are a page that says so, with the number that the log has', async () => {
    const { app, renderPage, renderFailure } = await appWith();
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
    const { app, renderPage, renderFailure } = await appWith();
    renderPage.mockRejectedValue(new Error('hunter2'));
    renderFailure.mockRejectedValue(new Error('hunter3'));
    const answer = await app.inject('/it/un-articolo');
    expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'internal']);
    expect(answer.body).not.toMatch(/hunter/);
  });
});
