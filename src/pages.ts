import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RenderContent } from '#server/api/render-content.ts';
import { assetRoutes } from '#server/http/routes/assets.ts';
import { pageRoutes } from '#server/http/routes/pages.ts';
import { workerRoute } from '#server/http/routes/worker.ts';
import { createPageRenderer, type RendererParts } from '#server/render/page-renderer.ts';
import { loadWebBundle } from '#server/render/web-bundle.ts';

/** Pages, the files they load and the bodies of articles, however they are made. */
export interface Pages {
  renderContent: RenderContent;
  install(app: FastifyInstance, parts: RendererParts): Promise<void>;
  close(): Promise<void>;
}

/** From the build: what every reader gets. */
export async function builtPages(root: string): Promise<Pages> {
  const distDir = path.join(root, 'dist');
  const bundle = await loadWebBundle(distDir);
  return {
    renderContent: bundle.renderContent,
    async install(app, parts) {
      await app.register(workerRoute, { code: readFileSync(path.join(distDir, 'worker', 'sw.js'), 'utf8') });
      await app.register(assetRoutes, { directory: path.join(distDir, 'client', 'assets') });
      await app.register(pageRoutes, { ...createPageRenderer(bundle, distDir, parts), api: parts.api });
    },
    close: async () => {},
  };
}
