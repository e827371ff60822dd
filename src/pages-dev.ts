import { pageRoutes } from '#server/http/routes/pages.ts';
import { createDevRenderer } from '#server/render/dev-renderer.ts';
import type { PageParts, Pages } from './pages.ts';

/** Through Vite: the browser's side is replaced while one types, the server's side by node --watch. */
export async function devPages({ root, ...parts }: PageParts): Promise<Pages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    // Vite's default writes a temporary file that node --watch would restart on, for ever.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: 24_678, host: '127.0.0.1' } },
  });
  const renderPage = createDevRenderer({ ...parts, vite });
  return {
    async install(app) {
      app.addHook('onRequest', (request, reply, next) => {
        if (/^\/(api|media|healthz|readyz)\b/.test(request.url)) return next();
        vite.middlewares(request.raw, reply.raw, () => next());
      });
      await app.register(pageRoutes, { renderPage });
    },
    close: () => vite.close(),
  };
}
