import type { FastifyInstance } from 'fastify';
import { drawDemoPicture } from '#seed/pictures.ts';
import { createRememberedReads } from '#server/api/remembered-reads.ts';
import { RecentNews } from '#server/domain/pages/edge/answers/recent-news.ts';
import { createTellAnswer } from '#server/domain/pages/edge/answers/tell-answers.ts';
import { createTagHeaders } from '#server/domain/pages/edge/tags/tag-headers.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { adminPageRoutes } from '#server/http/routes/admin-pages.ts';
import { assetRoutes } from '#server/http/routes/assets.ts';
import { playerRoutes } from '#server/http/routes/documents/players.ts';
import { toShopRoutes } from '#server/http/routes/documents/to-shop.ts';
import { mediaRoutes } from '#server/http/routes/media.ts';
import { policyReportRoutes } from '#server/http/routes/policy-reports.ts';
import { previewRoutes } from '#server/http/routes/preview.ts';
import { serviceWorkerRoute } from '#server/http/routes/service-worker.ts';
import { createForCaches } from '#server/kept-pages/answering/for-caches.ts';
import { createKeptAnswers } from '#server/kept-pages/kept-answers.ts';
import { createKeptTexts } from '#server/kept-pages/kept-texts.ts';
import { renderContent } from '#web/render-content.tsx';
import { installDiscovery } from '../../src/program/discovery.ts';
import { buildTestApp, type TestApp } from './app.ts';
import { pagesFromSource } from './pages.ts';
import { findTestActor } from './people/actors.ts';

export const CACHE_TOKEN = 'a-token-of-this-test-alone';
const document = async () => ({ html: '<p>', headers: { 'cache-control': 'no-store' } });

interface How {
  isTold?: () => boolean;
  wholeOnly?: boolean;
  /** false: a site that names no cache. */
  isNamed?: boolean;
}

/** Every route of the program but its kept pages, as a site has them that tells Varnish; nothing is built for it. */
export async function openToldSite(site: TestApp, how: How = {}) {
  const { api: asked, clock, services, mediaDirectory: mediaDir } = site;
  const { isTold = () => true, wholeOnly = false, isNamed = true } = how;
  const news = new RecentNews(clock);
  const reads = createRememberedReads(clock);
  const texts = createKeptTexts(clock);
  const api = reads.wrap(asked);
  const tellAnswer = createTellAnswer({ tagHeaders: createTagHeaders(['varnish']), isTold, news });
  const { isCache } = createForCaches({ token: CACHE_TOKEN });
  const media = createMediaService({ directory: mediaDir, draw: drawDemoPicture });
  const extend = async (app: FastifyInstance) => {
    await app.register(mediaRoutes, { media });
    await app.register(playerRoutes);
    await app.register(toShopRoutes, services);
    await app.register(policyReportRoutes, services);
    const publicUrl = 'http://vitrina.test';
    await installDiscovery(app, { services, media, mediaDir, renderContent, publicUrl, texts });
    await app.register(serviceWorkerRoute, { code: '' });
    await app.register(assetRoutes, { directory: mediaDir });
    await app.register(previewRoutes, {
      renderPreview: async () => ({ status: 200, ...(await document()) }),
    });
    await app.register(adminPageRoutes, { shell: { render: document } });
    await pagesFromSource({ api, clock })(app);
  };
  const told = [reads, texts, news, services.sitemap];
  for (const each of told) each.follow();
  const app = await buildTestApp({
    api,
    extend,
    answers: createKeptAnswers(reads),
    findActor: findTestActor,
    ...(isNamed && { caches: { isCache, tellAnswer, wholeOnly, clock } }),
  });
  return {
    app,
    hear: (tags: string[]) => {
      for (const each of told) each.hear(tags);
    },
    /** As the cache asks. */
    ask: (url: string, headers: Record<string, string> = {}, method: string = 'GET') =>
      app.inject({ method: method as 'GET', url, headers: { 'x-cache-token': CACHE_TOKEN, ...headers } }),
  };
}
