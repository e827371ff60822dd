import { createHash } from 'node:crypto';
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
import { workerRoute } from '#server/http/routes/worker.ts';
import type { PageFigures } from '#server/metrics/page-figures.ts';
import { builtAdminShell } from '#server/render/admin-shell.ts';
import { createPageRenderer } from '#server/render/page-renderer.ts';
import { createBuiltPreviews, type PreviewParts } from '#server/render/preview-renderer.ts';
import type { KeptPages } from '#server/render/store/kept-pages.ts';
import { loadWebBundle } from '#server/render/web-bundle.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { createSharedReleases } from '#server/storage/shared-releases.ts';
import { type KeepingParts, openPageStore } from './page-store.ts';

export interface PagesParts extends PreviewParts {
  /** Without it nothing is kept: each page is rendered for whoever asks. */
  keeping?: KeepingParts;
  countPageView?: CountPageView;
  /** Where processes of several releases leave their built files for each other. */
  shared?: ObjectStore | undefined;
}

/** What the server asks of installed pages. */
export interface Installed {
  /** What can be answered ahead of any routing. */
  respondAtOnce?: KeptPages['respondAtOnce'];
  /** Over when this instance's pages know of everything that was written before. */
  catchUp?: () => Promise<void>;
  /** What it has answered and rendered so far. */
  figures?: () => PageFigures;
  /** Both variants of a page, as they would be sent. */
  readVariants?: ReadVariants;
}

/** Pages, the files they load and the bodies of articles, however they are made. */
export interface Pages {
  renderContent: RenderContent;
  install(app: FastifyInstance, parts: PagesParts): Promise<Installed>;
  close(): Promise<void>;
}

const buildOf = (distDir: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(distDir, '.built-from')))
    .digest('hex')
    .slice(0, 16);

/** From the build: what every reader gets. */
export async function builtPages(root: string): Promise<Pages> {
  const distDir = path.join(root, 'dist');
  const bundle = await loadWebBundle(distDir);
  let close = async () => {};
  return {
    renderContent: bundle.renderContent,
    async install(app, parts) {
      const { api, countPageView, shared } = parts;
      await app.register(workerRoute, { code: readFileSync(path.join(distDir, 'worker', 'sw.js'), 'utf8') });
      const directory = path.join(distDir, 'client', 'assets');
      const releases =
        shared &&
        createSharedReleases({ objects: shared, directory, id: buildOf(distDir), clock: parts.clock });
      // Nobody waits for it: until it is there, pages do without scripts at the other processes.
      void releases
        ?.share()
        .catch((error: unknown) => app.log.warn({ err: error }, 'Built files could not be shared'));
      await app.register(assetRoutes, { directory, findElsewhere: releases?.find });
      await app.register(previewRoutes, { renderPreview: createBuiltPreviews(bundle, distDir, parts) });
      const renderer = createPageRenderer(bundle, distDir, parts);
      const { readsOf } = bundle;
      const { keeping } = parts;
      const opened =
        keeping && (await openPageStore({ ...parts, ...keeping, ...renderer, distDir, readsOf }));
      if (opened) close = opened.close;
      await app.register(pageRoutes, {
        ...renderer,
        api,
        countPageView,
        ...(opened && { kept: opened.kept }),
      });
      await app.register(adminPageRoutes, { shell: builtAdminShell(path.join(distDir, 'client')) });
      if (!opened) return {};
      const { respondAtOnce, readVariants } = opened.kept;
      return { respondAtOnce, readVariants, catchUp: opened.catchUp, figures: opened.figures };
    },
    close: () => close(),
  };
}
