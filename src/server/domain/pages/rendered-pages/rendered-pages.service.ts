import type { PageTemplate } from '#contract/pages/rendered-pages/page-templates.ts';
import type { PageState } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import type { Caller } from '#contract/people/accounts/caller.ts';
import { limits } from '#contract/site/limits.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { SitemapService } from '#server/domain/readers/sitemap/sitemap.service.ts';
import { partOf } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { createPageComparison } from './compare-page.service.ts';
import { createPageForgetting } from './forget-pages.service.ts';
import { createPortHolder } from './kept-pages-port.ts';
import { createKnownPages } from './known-pages.ts';
import { createPageLifetimes } from './page-lifetimes.service.ts';
import { listPagesInDemand } from './pages-in-demand.ts';
import { decodePath, encodePath } from './path-cursor.ts';
import { countPages, listPages } from './rendered-pages.queries.ts';
import { createRenderMemory } from './store-renders.ts';

interface Parts {
  db: Db;
  clock: Clock;
  sitemap: SitemapService;
}

interface PageSearch {
  locale?: Locale | undefined;
  state?: PageState | undefined;
  template?: PageTemplate | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
}

/** Pages that are kept: how they stand, why, and what can be done about it. */
export function createRenderedPagesService({ db, clock, sitemap }: Parts) {
  const port = createPortHolder();
  const known = createKnownPages({ db, clock, sitemap });
  const memory = createRenderMemory({ db, clock, port, known });
  const lifetimes = createPageLifetimes({ db, clock });
  const moment = () => ({ now: clock(), store: port.get()?.store ?? '' });
  /** What this server has done so far belongs to the answer. */
  const catchUp = async () => {
    await known.sync();
    await memory.flush();
  };

  return {
    port,
    known,
    memory,
    lifetimes,
    comparison: createPageComparison({ port }),
    forgetting: createPageForgetting({ db, clock }),
    /** What a process that has just started had best have ready. */
    listInDemand: () => listPagesInDemand({ db, clock }),

    async overview(caller: Caller) {
      requireRole(caller, 'viewer');
      await catchUp();
      const counted = await countPages(db, moment());
      const counts = port.get()?.counts();
      const editions = [...locales, null].map((locale) => ({
        locale,
        lines: counted.filter((line) => line.locale === locale),
        answered: counts?.of(locale),
      }));
      return { editions, since: counts?.since ?? null, lifetimes: await lifetimes.list() };
    },

    async list(caller: Caller, { cursor, ...filter }: PageSearch) {
      requireRole(caller, 'viewer');
      const after = cursor === undefined ? undefined : decodePath(cursor);
      if (after === undefined) await catchUp();
      const size = limits.adminLists.part;
      const found = await listPages(db, moment(), { ...filter, after }, size + 1);
      return partOf(found, size, ({ page }) => encodePath(page.path));
    },
  };
}

export type RenderedPagesService = ReturnType<typeof createRenderedPagesService>;
