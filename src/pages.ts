import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Api } from '#contract/endpoints.ts';
import { assetRoutes } from '#server/http/routes/assets.ts';
import { pageRoutes } from '#server/http/routes/pages.ts';
import type { Clock } from '#server/lib/clock.ts';
import { createPageRenderer } from '#server/render/page-renderer.ts';

export interface PageParts {
  api: Api;
  clock: Clock;
  publicUrl: string;
  /** The project's folder. */
  root: string;
}

/** Pages and the files they load, however they are made. */
export interface Pages {
  install(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

/** From the build: what every reader gets. */
export async function builtPages({ root, ...parts }: PageParts): Promise<Pages> {
  const distDir = path.join(root, 'dist');
  const renderPage = await createPageRenderer({ ...parts, distDir });
  return {
    async install(app) {
      await app.register(assetRoutes, { directory: path.join(distDir, 'client', 'assets') });
      await app.register(pageRoutes, { renderPage });
    },
    close: async () => {},
  };
}
