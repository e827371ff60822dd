import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { createApi } from '#server/api/create-api.ts';
import { collectSeen } from '#server/domain/pages/invalidations/seen.ts';
import type { AskedSite } from '#server/domain/running/move-out/static-site/asked-site.ts';
import type { MediaService } from '#server/domain/writing/media/media.service.ts';
import { installErrorHandling, sendNotFound } from '#server/http/errors/error-handling.ts';
import { routableUrl } from '#server/http/routable-url.ts';
import { assetRoutes } from '#server/http/routes/assets.ts';
import { playerRoutes } from '#server/http/routes/documents/players.ts';
import { mediaRoutes } from '#server/http/routes/media.ts';
import { pageRoutes } from '#server/http/routes/pages.ts';
import { createKeptTexts } from '#server/kept-pages/kept-texts.ts';
import { createPageRenderer, type RenderPage } from '#server/render/page-renderer.ts';
import { loadWebBundle, type WebBundle } from '#server/render/web-bundle.ts';
import type { Services } from '#server/services.ts';
import { installDiscovery } from './discovery.ts';

interface StaticPagesParts {
  services: Services;
  media: MediaService;
  mediaDir: string;
  publicUrl: string;
}

const root = path.resolve(import.meta.dirname, '../..');

async function readersApp(
  { services, media, mediaDir, publicUrl }: StaticPagesParts,
  bundle: WebBundle,
): Promise<FastifyInstance> {
  const { clock, settings } = services;
  const { renderContent, readsOf } = bundle;
  const distDir = path.join(root, 'dist');
  const api = createApi(services, renderContent);
  const parts = { api, clock, publicUrl, isHidden: settings.isHidden };
  const renderer = createPageRenderer(bundle, distDir, parts);
  // Nobody makes these pages anew: a price in them would be old on the next day.
  const renderPage: RenderPage = async (...asked) =>
    (await collectSeen(() => renderer.renderPage(...asked), { withoutPrices: true })).result;
  const app = Fastify({ rewriteUrl: ({ url = '/' }) => routableUrl(url) });
  app.decorateRequest('servedFrom', undefined);
  app.decorateRequest('refused', undefined);
  installErrorHandling(app);
  app.setNotFoundHandler(sendNotFound);
  await app.register(mediaRoutes, { media });
  await app.register(playerRoutes);
  const texts = createKeptTexts(clock);
  await installDiscovery(app, { services, media, mediaDir, renderContent, publicUrl, texts });
  await app.register(assetRoutes, { directory: path.join(distDir, 'client', 'assets') });
  await app.register(pageRoutes, { ...renderer, renderPage, readsOf, api });
  return app;
}

/** The site as readers meet it, made for nobody but a folder of files: without a socket, and without prices. */
export async function openStaticPages(parts: StaticPagesParts): Promise<AskedSite> {
  const app = await readersApp(parts, await loadWebBundle(path.join(root, 'dist')));
  const { host } = new URL(parts.publicUrl);
  return {
    async ask(address) {
      const { statusCode, headers, rawPayload } = await app.inject({ url: address, headers: { host } });
      const { location, 'content-type': type, 'content-security-policy': policy } = headers;
      return {
        status: statusCode,
        type: String(type ?? ''),
        body: rawPayload,
        ...(statusCode >= 300 && statusCode < 400 && { location: String(location) }),
        ...(policy && { policy: String(policy) }),
      };
    },
    close: () => app.close(),
  };
}
