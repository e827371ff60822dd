import { max } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import type { Api } from '#contract/all.endpoints.ts';
import { siteCaller } from '#contract/people/accounts/caller.ts';
import { invalidations } from '#db/schema/pages/invalidations.ts';
import { renewDemoOffers } from '#seed/demo.ts';
import { createRememberedReads } from '#server/api/remembered-reads.ts';
import { followLedger, type Ledger } from '#server/domain/pages/invalidations/ledger.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { createAnswerCounts } from '#server/kept-pages/answering/answer-counts.ts';
import { DiskPages } from '#server/kept-pages/copies/disk-pages.ts';
import { MemoryPages } from '#server/kept-pages/copies/memory-pages.ts';
import { createLifetimes } from '#server/kept-pages/making/lifetimes.ts';
import { renderFacts } from '#server/kept-pages/making/render-facts.ts';
import { createRenderToKeep } from '#server/kept-pages/making/render-to-keep.ts';
import { PageStore } from '#server/kept-pages/page-store.ts';
import type { RenderEvent } from '#server/kept-pages/page-store-parts.ts';
import { createKeptPagesPort } from '#server/kept-pages/store-as-port.ts';
import { documentHtml } from '#server/render/document.ts';
import { createInProcessFetch } from '#server/render/in-process-fetch.ts';
import { movedAnswer, type PageRenderer, type RenderPage } from '#server/render/page-renderer.ts';
import { findPage as findSource, renderPage as renderSource } from '#web/entry-server.tsx';
import { useApp } from '../app.ts';
import type { Engine } from '../database.ts';
import { noAssets } from '../pages.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'self'",
};

interface Opened {
  api: Api;
  renderPage: RenderPage;
  findPage: PageRenderer['findPage'];
  /** Every page that was rendered to be kept, by its key. */
  rendered: Set<string>;
  store: PageStore;
  ledger: Ledger;
  render: ReturnType<typeof createRenderToKeep>;
  counts: ReturnType<typeof createAnswerCounts>;
  /** Another start of the same site: its memory is empty, its disk is not. */
  reopen: () => PageStore;
  renewOffers: () => Promise<unknown>;
  /** Of one page, or of all of them. */
  breakRendering: (pathname?: string) => void;
  mendRendering: () => void;
}

/** The demonstration with its pages kept, as a server keeps them, but without a build or a socket. */
export function useKeptSite(engine: Engine) {
  const site = useApp(engine);
  let opened: Opened | undefined;
  beforeAll(async () => {
    const { api: asked, clock, db, client, services } = site();
    const reads = createRememberedReads(clock);
    const api = reads.wrap(asked);
    const { renderedPages } = services;
    const fetchApi = createInProcessFetch(api);
    const broken = new Set<string>();
    const renderPage: RenderPage = async (pathname, search) => {
      if (broken.has('') || broken.has(pathname)) throw new Error('Nothing can be rendered.');
      const publicUrl = 'http://vitrina.test';
      const isHidden = await services.settings.isHidden(pathname);
      const page = await renderSource({ pathname, search, fetchApi, publicUrl, now: clock(), isHidden });
      if ('movedTo' in page) return movedAnswer(page.movedTo);
      const { status, standsIn } = page;
      return { status, standsIn, html: documentHtml(page, noAssets, ''), headers: pageHeaders };
    };
    const findRedirect = async (path: string) => (await api.findRedirect({ path }, siteCaller('br'))).to;
    const lifetimes = createLifetimes(renderedPages.lifetimes.read);
    const headers = securityHeaders({ https: false });
    const lifetimeOf = lifetimes.of;
    const render = createRenderToKeep({ renderPage, findRedirect, clock, headers, lifetimeOf });
    const followed = await followLedger({
      db,
      client,
      onNews: ({ tags, cause }) => {
        lifetimes.onNews(tags);
        for (const each of [services.rows, reads]) each.hear(tags);
        store.markTags(tags, cause);
      },
      onFailure: () => {},
    });
    /** Whoever writes on the same server, in whatever database, holds the ledger up: it is waited for here, however long. */
    const settle = async (): Promise<void> => {
      const [last] = await db.select({ xid: max(invalidations.xid) }).from(invalidations);
      do await followed.settle();
      while (BigInt(last?.xid ?? 0) >= (await followed.getPosition()));
    };
    const ledger = { ...followed, settle };
    for (const each of [services.rows, reads]) each.follow();
    const directory = makeTemporaryFolder();
    const rendered = new Set<string>();
    const reopen = () => {
      const disk = new DiskPages(directory);
      const onRendered = (event: RenderEvent) => {
        rendered.add(event.key);
        const facts = renderFacts(event, clock());
        if (facts) renderedPages.memory.note(facts);
      };
      return new PageStore({ memory: new MemoryPages(50_000_000), disk, clock, render, ledger, onRendered });
    };
    const store = reopen();
    const renewOffers = () => renewDemoOffers(db, clock());
    const counts = createAnswerCounts(clock);
    const keyOf = (pathname: string, search: string) => (search ? `${pathname}?${search}` : pathname);
    const parts = { name: 'this build', store, clock, counts, render, keyOf, settle };
    renderedPages.port.connect(createKeptPagesPort(parts));
    const breakRendering = (pathname = '') => void broken.add(pathname);
    const mendRendering = () => broken.clear();
    opened = {
      api,
      renderPage,
      findPage: (pathname) => findSource({ pathname, fetchApi }),
      rendered,
      store,
      ledger,
      render,
      counts,
      reopen,
      renewOffers,
      breakRendering,
      mendRendering,
    };
  });
  afterAll(async () => {
    await opened?.ledger.stop();
    await opened?.store.settled();
  });
  return () => {
    if (!opened) throw new Error('The site is there in tests and hooks only.');
    return { ...site(), ...opened };
  };
}
