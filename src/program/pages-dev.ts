import { adminPageRoutes } from '#server/http/routes/admin-pages.ts';
import { pageRoutes } from '#server/http/routes/pages.ts';
import { previewRoutes } from '#server/http/routes/preview.ts';
import { devAdminShell } from '#server/render/dev-admin-shell.ts';
import { createDevPreviews, createDevRenderer, loadDevBundle } from '#server/render/dev-renderer.ts';
import type { Pages } from './pages.ts';

/** Through Vite: the browser's side is replaced while one types, the server's side by node --watch. */
export async function devPages(root: string): Promise<Pages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    // Vite's default writes a temporary file that node --watch would restart on, for ever.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: 24_678, host: '127.0.0.1' } },
  });
  const { renderContent } = await loadDevBundle(vite);
  return {
    renderContent,
    open: async (parts) => ({
      async install(app) {
        const { api, countPageView } = parts;
        app.addHook('onRequest', (request, reply, next) => {
          if (/^\/(api|media|healthz|readyz)\b/.test(request.url)) return next();
          vite.middlewares(request.raw, reply.raw, () => next());
        });
        await app.register(previewRoutes, { renderPreview: createDevPreviews(vite, parts) });
        await app.register(pageRoutes, { ...createDevRenderer(vite, parts), api, countPageView });
        await app.register(adminPageRoutes, { shell: devAdminShell(vite) });
      },
      close: () => vite.close(),
    }),
  };
}
