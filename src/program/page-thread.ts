import { parentPort, workerData } from 'node:worker_threads';
import { siteCaller } from '#contract/people/accounts/caller.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import { openBeside } from '#db/open.ts';
import { createApi } from '#server/api/create-api.ts';
import { callsOfManyPages, createRememberedReads } from '#server/api/remembered-reads.ts';
import { createMediaService } from '#server/domain/writing/media/media.service.ts';
import { DiskPages } from '#server/kept-pages/copies/disk-pages.ts';
import type { FromThread, ToThread } from '#server/kept-pages/making/errands.ts';
import { createLifetimes } from '#server/kept-pages/making/lifetimes.ts';
import { createMakeAndStore } from '#server/kept-pages/making/make-and-store.ts';
import { createRenderToKeep } from '#server/kept-pages/making/render-to-keep.ts';
import { giveWay } from '#server/lib/aside/give-way.ts';
import { systemClock as clock } from '#server/lib/time/clock.ts';
import { createPageRenderer } from '#server/render/page-renderer.ts';
import { loadWebBundle } from '#server/render/web-bundle.ts';
import { createServices } from '#server/services.ts';
import type { PageThreadTask } from './start-page-thread.ts';

/** Makes pages of a run as the program does, beside it: with its own connections, and behind whoever is being answered. */
async function open(task: PageThreadTask) {
  const { databaseUrl, listenUrl, publicUrl, distDir, mediaDir, directory, headers, tellsViews } = task;
  const database = await openBeside(databaseUrl, {
    maxConnections: engineLimits.renderRuns.threads.connections,
    listenUrl,
  });
  const bundle = await loadWebBundle(distDir);
  const pictures = createMediaService({ directory: mediaDir });
  const services = createServices({ db: database.db, clock, publicUrl, pictures });
  const reads = createRememberedReads(clock, callsOfManyPages);
  const api = reads.wrap(createApi(services, bundle.renderContent));
  const { isHidden } = services.settings;
  const parts = { api, clock, publicUrl, isHidden, tellsViews };
  const { renderPage } = createPageRenderer(bundle, distDir, parts);
  const lifetimes = createLifetimes(services.renderedPages.lifetimes.read);
  const findRedirect = async (path: string) =>
    (await api.findRedirect({ path }, siteCaller(fallbackLocale))).to;
  const render = createRenderToKeep({ renderPage, findRedirect, clock, headers, lifetimeOf: lifetimes.of });
  for (const each of [services.rows, reads]) each.follow();
  return {
    make: createMakeAndStore({ render, disk: new DiskPages(directory), clock }),
    hear(tags: string[]): void {
      lifetimes.onNews(tags);
      for (const each of [services.rows, reads]) each.hear(tags);
    },
    close: database.close,
  };
}

giveWay();
const { make, hear, close } = await open(workerData as PageThreadTask);
const answer = (message: FromThread, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved);
parentPort?.on('message', async (told: ToThread) => {
  if ('heard' in told) return hear(told.heard);
  if ('over' in told) {
    await close();
    // Of the thread alone. Rendered pages leave clocks behind that would keep it for minutes.
    process.exit();
  }
  const { number, errand } = told;
  try {
    const delivery = await make(errand);
    answer({ number, ...delivery }, [delivery.page.brotli.buffer as ArrayBuffer]);
  } catch (error) {
    answer({ number, failure: String(error) });
  }
});
