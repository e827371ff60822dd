import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RenderContent } from '#server/api/render-content.ts';
import type { CountPageView } from '#server/domain/commerce/clicks/clicks.service.ts';
import type { ReadVariants } from '#server/domain/readers/crawlers/parity-worker.ts';
import { adminPageRoutes } from '#server/http/routes/admin-pages.ts';
import { assetRoutes } from '#server/http/routes/assets.ts';
import { pageRoutes } from '#server/http/routes/pages.ts';
import { previewRoutes } from '#server/http/routes/preview.ts';
import { serviceWorkerRoute } from '#server/http/routes/service-worker.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import type { KeptPages } from '#server/kept-pages/answering/kept-pages.ts';
import { type KeepingParts, openPageStore } from '#server/kept-pages/open-page-store.ts';
import type { PageFigures } from '#server/metrics/page-figures.ts';
import { builtAdminShell } from '#server/render/admin-shell.ts';
import { createPageRenderer } from '#server/render/page-renderer.ts';
import { createBuiltPreviews, type PreviewParts } from '#server/render/preview-renderer.ts';
import { loadWebBundle } from '#server/render/web-bundle.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { createSharedReleases } from '#server/storage/shared-releases.ts';
import { buildOf } from './build-of.ts';

export interface PagesParts extends PreviewParts {
  /** Without it nothing is kept: each page is rendered for whoever asks. */
  keeping?: KeepingParts;
  countPageView?: CountPageView;
  /** Where processes of several releases leave their built files for each other. */
  shared?: ObjectStore | undefined;
}

/** What is asked of pages while they are served. */
export interface OpenPages {
  /** Their routes, and those of the files that they load. */
  install(app: FastifyInstance): Promise<void>;
  /** What can be answered ahead of any routing. */
  respondAtOnce?: KeptPages['respondAtOnce'];
  /** Over when this instance's pages know of everything that was written before. */
  catchUp?: () => Promise<void>;
  /** What it has answered and rendered so far. */
  figures?: () => PageFigures;
  /** Gets pages ready ahead of readers; answers when so much time has passed, or sooner, with how many are. */
  warmUp?: (beforeReady: number) => Promise<number>;
  /** Both variants of a page, as they would be sent. */
  readVariants?: ReadVariants;
  close(): Promise<void>;
}

/** Pages and the bodies of articles, however they are made. */
export interface Pages {
  renderContent: RenderContent;
  open(parts: PagesParts): Promise<OpenPages>;
}

/** From the build: what every reader gets. */
export async function builtPages(root: string): Promise<Pages> {
  const distDir = path.join(root, 'dist');
  const bundle = await loadWebBundle(distDir);
  return {
    renderContent: bundle.renderContent,
    async open(parts) {
      const { api, countPageView, keeping, publicUrl } = parts;
      const renderer = createPageRenderer(bundle, distDir, parts);
      const { readsOf } = bundle;
      const headers = securityHeaders({ https: publicUrl.startsWith('https:') });
      const built = { ...renderer, headers, distDir, readsOf };
      const store = keeping && (await openPageStore({ ...parts, ...keeping, ...built }));
      const install = async (app: FastifyInstance) => {
        await installFiles(app, distDir, parts);
        await app.register(previewRoutes, { renderPreview: createBuiltPreviews(bundle, distDir, parts) });
        const kept = store && { kept: store.kept };
        await app.register(pageRoutes, { ...renderer, readsOf, api, countPageView, ...kept });
        await app.register(adminPageRoutes, { shell: builtAdminShell(path.join(distDir, 'client')) });
      };
      if (!store) return { install, close: async () => {} };
      const { respondAtOnce, readVariants } = store.kept;
      const { catchUp, figures, warmUp, close } = store;
      return { install, respondAtOnce, readVariants, catchUp, figures, warmUp, close };
    },
  };
}

/** What pages load: the worker, scripts, styles; also those of the release before, where processes share them. */
async function installFiles(app: FastifyInstance, distDir: string, { shared, clock }: PagesParts) {
  await app.register(serviceWorkerRoute, {
    code: readFileSync(path.join(distDir, 'worker', 'sw.js'), 'utf8'),
  });
  const directory = path.join(distDir, 'client', 'assets');
  const releases =
    shared && createSharedReleases({ objects: shared, directory, id: buildOf(distDir), clock });
  // Nobody waits for it: until it is there, pages do without scripts at the other processes.
  void releases
    ?.share()
    .catch((error: unknown) => app.log.warn({ err: error }, 'Built files could not be shared'));
  await app.register(assetRoutes, { directory, findElsewhere: releases?.find });
}
