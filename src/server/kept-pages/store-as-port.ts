import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { CopyFacts, KeptPagesPort } from '#server/domain/pages/rendered-pages/kept-pages-port.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { AnswerCounter } from './answering/answer-counts.ts';
import { type FreshPage, type KeptPage, keepPage } from './copies/kept-page.ts';
import type { PageStore } from './page-store.ts';

interface Parts {
  /** The name of this store: build, address and database. */
  name: string;
  store: PageStore;
  clock: Clock;
  counts: AnswerCounter;
  render: (key: string) => Promise<FreshPage>;
  keyOf: (pathname: string, search: string) => string;
  settle: () => Promise<void>;
}

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
  const { name, store, clock, counts, render, keyOf, settle } = parts;
  const keyAt = (address: string) => {
    const [pathname = '/', search = ''] = address.split('?', 2);
    return keyOf(pathname, search);
  };
  return {
    store: name,
    settle,
    counts: () => counts,

    async renew(path, cause) {
      try {
        const { page, from } = await store.renew(path, cause);
        return from !== 'stale' && page.status < 500;
      } catch {
        return false;
      }
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
