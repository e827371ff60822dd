import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Api } from '#contract/all.endpoints.ts';
import { siteCaller } from '#contract/people/accounts/caller.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import type { Ledger, LedgerListener } from '#server/domain/pages/invalidations/ledger.ts';
import { tags as names } from '#server/domain/pages/invalidations/tags.ts';
import type { RenderedPagesService } from '#server/domain/pages/rendered-pages/rendered-pages.service.ts';
import type { ScriptRules } from '#server/domain/readers/crawlers/script-rules.ts';
import type { Logger } from '#server/lib/logger.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { realWait } from '#server/lib/time/wait.ts';
import type { PageFigures } from '#server/metrics/page-figures.ts';
import type { RenderPage } from '#server/render/page-renderer.ts';
import { createAnswerCounts } from './answering/answer-counts.ts';
import { otherEncodingBytes } from './answering/encodings.ts';
import { createForCaches, type ForCachesParts } from './answering/for-caches.ts';
import { createKeptPages } from './answering/kept-pages.ts';
import { DensePages } from './copies/dense-pages.ts';
import { DiskPages } from './copies/disk-pages.ts';
import type { KeptPage } from './copies/kept-page.ts';
import { MemoryPages } from './copies/memory-pages.ts';
import { openPagesFolder } from './copies/pages-folder.ts';
import { createLifetimes } from './making/lifetimes.ts';
import { createPageThreads, type PageThreads } from './making/page-threads.ts';
import { renderFacts } from './making/render-facts.ts';
import { createRenderToKeep } from './making/render-to-keep.ts';
import { createWarmUp } from './making/warm-up.ts';
import type { Reads } from './page-key.ts';
import { PageStore } from './page-store.ts';
import { createKeptPagesPort } from './store-as-port.ts';

export interface KeepingParts {
  followLedger: (listener: LedgerListener) => Promise<Ledger>;
  dataDir: string;
  /** Of this installation: what another database wrote is not read. */
  fingerprint: string;
  /** How a cache in front is known, and what it is told beside a page. */
  caches?: ForCachesParts | undefined;
  /** Who gets pages without their scripts. */
  rules: ScriptRules;
  /** What else is kept until something changes: what pages asked before, feeds, sitemaps. */
  told: { follow(): void; hear(tags: string[]): void }[];
  /** Remembers what becomes of pages, and is handed what it may do with them. */
  renderedPages: Pick<RenderedPagesService, 'port' | 'memory' | 'lifetimes' | 'listInDemand'>;
  logger: Logger;
  /** Where a run in a hurry may have threads: how many, and how one is started that writes to a folder. */
  threads?: { count: number; start: (directory: string) => Worker } | undefined;
}

interface StoreParts extends KeepingParts {
  api: Pick<Api, 'findRedirect'>;
  clock: Clock;
  publicUrl: string;
  /** What every page says to browsers beside its content. */
  headers: Record<string, string>;
  distDir: string;
  renderPage: RenderPage;
  readsOf: (pathname: string) => Reads;
}

/** Rendered pages that are kept until the ledger says that something in them has changed. */
export async function openPageStore(parts: StoreParts) {
  const { api, clock, headers, logger, readsOf, renderedPages, renderPage, rules, told } = parts;
  const { directory, live } = openPagesFolder(parts);
  const disk = new DiskPages(directory);
  const memory = new MemoryPages(engineLimits.pages.memoryBytes);
  const lifetimes = createLifetimes(renderedPages.lifetimes.read);
  const counts = createAnswerCounts(clock);
  /** Threads of runs that are under way. */
  const atWork = new Set<PageThreads>();
  const ledger = await parts.followLedger({
    onNews: ({ tags, cause }) => {
      lifetimes.onNews(tags);
      // Before anything else is asked of them.
      for (const each of atWork) each.hear(tags);
      for (const each of told) each.hear(tags);
      store.markTags(tags, cause);
      rules.hear(tags);
    },
    onFailure: (error) => logger.warn({ err: error }, 'The ledger could not be read'),
  });
  for (const each of told) each.follow();
  const render = createRenderToKeep({
    renderPage,
    clock,
    headers,
    lifetimeOf: lifetimes.of,
    findRedirect: async (pathname) =>
      (await api.findRedirect({ path: pathname }, siteCaller(fallbackLocale))).to,
  });
  const store: PageStore = new PageStore({
    memory,
    disk,
    clock,
    ledger,
    render,
    onRendered: (event) => {
      const { key, error } = event;
      if (error) logger.error({ err: error, key }, 'A page could not be rendered anew');
      counts.rendered(key, error !== undefined);
      const facts = renderFacts(event, clock());
      if (facts) renderedPages.memory.note(facts);
    },
  });
  await rules.refresh();
  let tidying = live();
  const tidy = async () => {
    await live();
    await disk.trim(engineLimits.pages.diskBytes);
  };
  const trimming = setInterval(() => {
    tidying = tidying.then(tidy);
  }, engineLimits.pages.trimEvery);
  trimming.unref();
  const dense = new DensePages(memory);
  const onAskedAgain = (page: KeptPage) => dense.consider(page);
  const forCaches = parts.caches && createForCaches(parts.caches);
  const kept = createKeptPages({ store, clock, counts, readsOf, rules, forCaches, onAskedAgain });
  const { keyOf } = kept;
  const { settle } = ledger;
  const name = path.basename(directory);
  const openThreads = () => {
    const { count = 0, start } = parts.threads ?? {};
    if (!start || count === 0) return undefined;
    const onLost = (error: unknown) => logger.error({ err: error }, 'A thread that makes pages was lost');
    const opened = createPageThreads({ count, start: () => start(directory), onLost });
    atWork.add(opened);
    const close = async () => {
      await opened.close();
      atWork.delete(opened);
    };
    return { ...opened, close };
  };
  const warming = createWarmUp({
    listWanted: renderedPages.listInDemand,
    warm: store.get.bind(store),
    hasRoom: () => memory.hasRoom,
    readersFirst: store.readersFirst.bind(store),
    wait: realWait,
    onFailure: (error) => logger.warn({ err: error }, 'Pages could not be made ready ahead of readers'),
  });
  const forgetReads = () => {
    for (const each of told) each.hear([names.everything()]);
  };
  const port = { name, store, clock, counts, render, keyOf, settle, openThreads, forgetReads };
  renderedPages.port.connect(createKeptPagesPort(port));
  return {
    kept,
    figures: (): PageFigures => ({
      editions: counts.totals(),
      pages: memory.count,
      bytes: memory.bytes + otherEncodingBytes(),
    }),
    /** Over when this instance knows of everything that was written before. */
    async catchUp(): Promise<void> {
      await ledger.catchUp();
      await rules.settled();
    },
    warmUp: warming.start,
    async close(): Promise<void> {
      clearInterval(trimming);
      await warming.stop();
      await ledger.stop();
      await dense.stop();
      await store.settled();
      await tidying;
    },
  };
}
