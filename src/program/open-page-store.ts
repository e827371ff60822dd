import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Api } from '#contract/all.endpoints.ts';
import { siteCaller } from '#contract/people/accounts/caller.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import type { Database } from '#db/open.ts';
import type { RememberedReads } from '#server/api/remembered-reads.ts';
import { followLedger } from '#server/domain/pages/invalidations/ledger.ts';
import type { RenderedPagesService } from '#server/domain/pages/rendered-pages/rendered-pages.service.ts';
import type { ScriptRules } from '#server/domain/readers/crawlers/script-rules.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import type { Logger } from '#server/lib/logger.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { PageFigures } from '#server/metrics/page-figures.ts';
import type { RenderPage } from '#server/render/page-renderer.ts';
import { createAnswerCounts } from '#server/render/store/answer-counts.ts';
import { DensePages } from '#server/render/store/dense-pages.ts';
import { DiskPages } from '#server/render/store/disk-pages.ts';
import { createForCaches } from '#server/render/store/for-caches.ts';
import type { KeptPage } from '#server/render/store/kept-page.ts';
import { createKeptPages } from '#server/render/store/kept-pages.ts';
import { createKeptPagesPort } from '#server/render/store/kept-pages-port.ts';
import { createLifetimes } from '#server/render/store/lifetimes.ts';
import { MemoryPages } from '#server/render/store/memory-pages.ts';
import type { Reads } from '#server/render/store/page-key.ts';
import { PageStore } from '#server/render/store/page-store.ts';
import { renderFacts } from '#server/render/store/render-facts.ts';
import { createRenderToKeep } from '#server/render/store/render-to-keep.ts';

export interface KeepingParts {
  database: Database;
  dataDir: string;
  /** Of this installation: what another database wrote is not read. */
  fingerprint: string;
  /** By which a cache in front shows that it is the owner's. */
  cacheToken?: string | undefined;
  /** Who gets pages without their scripts. */
  rules: ScriptRules;
  /** What pages asked before, told of what changes. */
  reads: Pick<RememberedReads, 'follow' | 'hear'>;
  /** Remembers what becomes of pages, and is handed what it may do with them. */
  renderedPages: Pick<RenderedPagesService, 'port' | 'memory' | 'lifetimes'>;
  logger: Logger;
}

interface StoreParts extends KeepingParts {
  api: Pick<Api, 'findRedirect'>;
  clock: Clock;
  publicUrl: string;
  distDir: string;
  renderPage: RenderPage;
  readsOf: (pathname: string) => Reads;
}

/** Pages hold addresses of built files and of the site: another build, address or database begins anew. */
function directoryFor({ dataDir, distDir, publicUrl, fingerprint }: StoreParts): string {
  const build = readFileSync(path.join(distDir, '.built-from'));
  const id = createHash('sha256')
    .update(build)
    .update(publicUrl)
    .update(fingerprint)
    .digest('hex')
    .slice(0, 16);
  const all = path.join(dataDir, 'pages');
  try {
    for (const name of readdirSync(all))
      if (name !== id) rmSync(path.join(all, name), { recursive: true, force: true });
  } catch {
    // There is none yet.
  }
  return path.join(all, id);
}

/** Rendered pages that are kept until the ledger says that something in them has changed. */
export async function openPageStore(parts: StoreParts) {
  const { api, clock, database, logger, publicUrl, reads, readsOf, renderedPages, renderPage, rules } = parts;
  const directory = directoryFor(parts);
  const disk = new DiskPages(directory);
  const memory = new MemoryPages(engineLimits.pages.memoryBytes);
  const lifetimes = createLifetimes(renderedPages.lifetimes.read);
  const counts = createAnswerCounts(clock);
  const ledger = await followLedger({
    db: database.db,
    client: database.client,
    onNews: ({ tags, cause }) => {
      lifetimes.onNews(tags);
      reads.hear(tags);
      store.markTags(tags, cause);
      rules.hear(tags);
    },
    onFailure: (error) => logger.warn({ err: error }, 'The ledger could not be read'),
  });
  reads.follow();
  const render = createRenderToKeep({
    renderPage,
    clock,
    headers: securityHeaders({ https: publicUrl.startsWith('https:') }),
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
  const trimming = setInterval(
    () => void disk.trim(engineLimits.pages.diskBytes),
    engineLimits.pages.trimEvery,
  );
  trimming.unref();
  const dense = new DensePages(memory);
  const onAskedAgain = (page: KeptPage) => dense.consider(page);
  const forCaches = parts.cacheToken ? createForCaches(parts.cacheToken) : undefined;
  const kept = createKeptPages({ store, clock, counts, readsOf, rules, forCaches, onAskedAgain });
  const { keyOf } = kept;
  const { settle } = ledger;
  const name = path.basename(directory);
  renderedPages.port.connect(createKeptPagesPort({ name, store, clock, counts, render, keyOf, settle }));
  return {
    kept,
    figures: (): PageFigures => ({ editions: counts.totals(), pages: memory.count, bytes: memory.bytes }),
    /** Over when this instance knows of everything that was written before. */
    async catchUp(): Promise<void> {
      await ledger.catchUp();
      await rules.settled();
    },
    async close(): Promise<void> {
      clearInterval(trimming);
      await ledger.stop();
      await dense.stop();
      await store.settled();
    },
  };
}
