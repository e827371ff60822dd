import path from 'node:path';
import type { Database } from '#db/open.ts';
import { whileReading } from '#db/replica/reading.ts';
import { createApi } from '#server/api/create-api.ts';
import { createRememberedReads } from '#server/api/remembered-reads.ts';
import { createPreviews } from '#server/api/writing/previews/previews.ts';
import { isBehindCache } from '#server/domain/pages/edge/behind-cache.ts';
import { aheadOfReplica } from '#server/domain/pages/invalidations/ahead-of-replica.ts';
import { followLedger } from '#server/domain/pages/invalidations/ledger.ts';
import type { MediaService } from '#server/domain/writing/media/media.service.ts';
import type { Environment } from '#server/env.ts';
import { buildApp } from '#server/http/app.ts';
import { closeLinesWhen } from '#server/http/close-lines.ts';
import { putInFront } from '#server/http/front/front.ts';
import { buildHealthApp } from '#server/http/health-app.ts';
import { watchLines } from '#server/http/lines/watch-lines.ts';
import { playerRoutes } from '#server/http/routes/documents/players.ts';
import { toShopRoutes } from '#server/http/routes/documents/to-shop.ts';
import { mediaRoutes } from '#server/http/routes/media.ts';
import { policyReportRoutes } from '#server/http/routes/policy-reports.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { createKeptAnswers } from '#server/kept-pages/kept-answers.ts';
import { createKeptTexts } from '#server/kept-pages/kept-texts.ts';
import type { KeepingParts } from '#server/kept-pages/open-page-store.ts';
import type { Logger } from '#server/lib/logger.ts';
import { systemClock } from '#server/lib/time/clock.ts';
import type { Services } from '#server/services.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { installDiscovery } from './discovery.ts';
import { openEdge } from './edge.ts';
import { type createTallies, openWatch } from './metrics.ts';
import { builtPages, type Pages } from './pages.ts';
import { readFromReplica } from './read-from-replica.ts';
import { startPageThread } from './start-page-thread.ts';

const root = path.resolve(import.meta.dirname, '../..');

const loadPages = async (): Promise<Pages> =>
  process.argv.includes('--dev') ? (await import('./pages-dev.ts')).devPages(root) : builtPages(root);

export interface SiteParts {
  env: Environment;
  database: Database;
  services: Services;
  tallies: ReturnType<typeof createTallies>;
  media: MediaService;
  objects: ObjectStore;
  mediaDir: string;
  logger: Logger;
  isStopping: () => boolean;
  /** Not to be sent readers yet: it gets pages ready for them. */
  isWarming?: (() => boolean) | undefined;
}

/** What a run in a hurry may have besides this thread. */
function threadsOf({ env, mediaDir }: SiteParts): KeepingParts['threads'] {
  const { DATABASE_URL: databaseUrl, DATABASE_LISTEN_URL: listenUrl } = env;
  const { PUBLIC_URL: publicUrl, RENDER_THREADS: count } = env;
  if (!databaseUrl) return undefined;
  const headers = securityHeaders({ https: publicUrl.startsWith('https:') });
  const places = { publicUrl, mediaDir, distDir: path.join(root, 'dist') };
  const task = { databaseUrl, listenUrl, ...places, headers, tellsViews: isBehindCache(env) };
  return { count, start: (directory) => startPageThread({ ...task, directory }) };
}

/** Everything that readers and administrators see. */
export async function buildSite(site: SiteParts) {
  const { env, database, services, media, mediaDir, logger, isStopping, isWarming } = site;
  const { PUBLIC_URL: publicUrl, TRUST_PROXY: trustProxy } = env;
  const { renderContent, open } = await loadPages();
  const tellsViews = isBehindCache(env);
  const countPageView = services.clicks[tellsViews ? 'countSilentView' : 'countPageView'];
  const { noteVisit, rules } = services.crawlers;
  const reads = createRememberedReads(systemClock);
  const texts = createKeptTexts(systemClock, database.replica && ((make) => whileReading(false, make)));
  const answers = createKeptAnswers(reads);
  const { replica } = database;
  const calls = createApi(services, renderContent);
  const api = reads.wrap(replica ? readFromReplica(calls) : calls);
  const edge = await openEdge(env, database, services);
  const pages = await open({
    api,
    clock: systemClock,
    publicUrl,
    countPageView,
    tellsViews,
    isHidden: replica
      ? (pathname) => whileReading(false, () => services.settings.isHidden(pathname))
      : services.settings.isHidden,
    findPreview: createPreviews(services, renderContent),
    keeping: {
      dataDir: env.DATA_DIR,
      rules,
      told: [...(replica ? [replica] : []), services.rows, reads, texts, ...edge.told],
      logger,
      followLedger: async (listener) => {
        const ledger = await followLedger({ db: database.db, client: database.client, ...listener });
        return replica ? aheadOfReplica(ledger, replica) : ledger;
      },
      fingerprint: await services.secrets.sign('pages', tellsViews ? 'kept, telling' : 'kept'),
      renderedPages: services.renderedPages,
      caches: edge.caches,
      threads: threadsOf(site),
    },
    shared: env.ROLE === 'web' ? site.objects : undefined,
  });
  const metrics = await openWatch({ ...site, pages: () => pages.figures?.() });
  const app = await buildApp({
    api,
    logger,
    publicUrl,
    trustProxy,
    isStopping,
    isWarming,
    noteVisit,
    metrics,
    answers,
    caches: edge.answers,
    findActor: services.accounts.findActor,
    pingDatabase: () => database.client.query('SELECT 1'),
    extend: async (instance) => {
      await instance.register(mediaRoutes, { media });
      await instance.register(playerRoutes);
      await instance.register(toShopRoutes, services);
      await instance.register(policyReportRoutes, services);
      await installDiscovery(instance, { services, media, mediaDir, renderContent, publicUrl, texts });
      await pages.install(instance);
    },
    catchUp: async () => pages.catchUp?.(),
  });
  putInFront(app, {
    proxies: trustProxy,
    respond: (request) => {
      if (isStopping()) return undefined;
      if (!request.url?.startsWith('/api/')) return pages.respondAtOnce?.(request);
      // It is told more than stands above what is kept.
      if (edge.answers?.isCache(request)) return undefined;
      const answer = answers.respondAtOnce(request);
      return answer && { ...answer, pathname: '' };
    },
    countPageView,
    noteVisit,
  });
  closeLinesWhen(app, isStopping);
  watchLines(app.server, { proxies: trustProxy, isStopping });
  const close = async () => {
    edge.close();
    await pages.close();
  };
  /** Whoever is sent here first gets nothing from before. */
  const warmUp = async (beforeReady: number): Promise<number> => {
    const count = (await pages.warmUp?.(beforeReady)) ?? 0;
    await pages.catchUp?.().catch(() => {});
    return count;
  };
  return { app, close, readVariants: pages.readVariants, warmUp };
}

/** What a process serves that only runs jobs: signs of life. */
export async function buildWorker({ logger, isStopping, ...parts }: SiteParts) {
  const pingDatabase = () => parts.database.client.query('SELECT 1');
  const metrics = await openWatch({ ...parts, pages: () => undefined });
  const app = await buildHealthApp({ logger, pingDatabase, isStopping, metrics });
  watchLines(app.server, { proxies: 0 });
  return {
    app,
    close: async () => {},
    readVariants: undefined,
    warmUp: undefined,
  };
}
