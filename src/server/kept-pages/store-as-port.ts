import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { CopyFacts, KeptPagesPort } from '#server/domain/pages/rendered-pages/kept-pages-port.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { AnswerCounter } from './answering/answer-counts.ts';
import { type FreshPage, type KeptPage, keepPage } from './copies/kept-page.ts';
import type { PageThreads } from './making/page-threads.ts';
import type { PageStore } from './page-store.ts';
import type { Answer } from './page-store-parts.ts';

interface Parts {
  /** The name of this store: build, address and database. */
  name: string;
  store: PageStore;
  clock: Clock;
  counts: AnswerCounter;
  render: (key: string) => Promise<FreshPage>;
  keyOf: (pathname: string, search: string) => string;
  settle: () => Promise<void>;
  /** For a run in a hurry; undefined where pages are made in this thread alone. */
  openThreads?: () => PageThreads | undefined;
  /** What was read before is not good enough for what is made from now on. */
  forgetReads?: () => void;
}

const { bulk } = engineLimits.renderRuns;
const nowhereElse = async () => undefined;
const noThreads = () => undefined;

/** Whether the page that somebody wanted is there, as it is now. */
const isMade = (answer: Promise<Answer>): Promise<boolean> =>
  answer.then(
    ({ page, from }) => from !== 'stale' && page.status < 500,
    () => false,
  );

const decompress = promisify(brotliDecompress);

const copyOf = (page: KeptPage, html: string): CopyFacts => ({
  status: page.status,
  headers: page.headers,
  html,
  bytes: page.brotli.length,
  size: page.size,
  took: page.took,
  renderedAt: page.renderedAt,
  expiresAt: page.expiresAt,
  tags: page.tags,
});

/** The store as the rules about kept pages see it. */
export function createKeptPagesPort(parts: Parts): KeptPagesPort {
  const { name, store, clock, counts, render, keyOf, settle, openThreads = noThreads } = parts;
  const keyAt = (address: string) => {
    const [pathname = '/', search = ''] = address.split('?', 2);
    return keyOf(pathname, search);
  };
  return {
    store: name,
    settle,
    counts: () => counts,

    renew: (path, cause) => isMade(store.renew(path, cause)),

    openBulk() {
      const threads = openThreads();
      if (!threads) parts.forgetReads?.();
      return {
        atOnce: threads?.atOnce ?? bulk.atOnce,
        async renew(path, cause) {
          await store.readersFirst(bulk.giveWay);
          const isThere = await isMade(store.renewForRun(path, cause, threads?.make ?? nowhereElse));
          // Or pages would wait for the disk without an end.
          await store.settled();
          return isThere;
        },
        close: async () => threads?.close(),
      };
    },

    async look(address) {
      const found = await store.look(keyAt(address));
      if (!found) return undefined;
      const { page, from } = found;
      return { ...copyOf(page, String(await decompress(page.brotli))), cause: page.cause, from };
    },

    async render(address) {
      const key = keyAt(address);
      const began = performance.now();
      const fresh = await render(key);
      const took = performance.now() - began;
      const renderedAt = clock().getTime();
      const page = await keepPage(fresh, { key, position: 0n, renderedAt, took, cause: '' });
      return copyOf(page, fresh.html);
    },
  };
}
