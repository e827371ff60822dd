import { LRUCache } from 'lru-cache';
import { type ClickMark, readMark } from '#contract/commerce/clicks/clicks.words.ts';
import { type CountedPage, countedPage } from '#contract/commerce/clicks/counted-page.ts';
import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Db } from '#db/open.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import { ago, type Clock } from '#server/lib/time/clock.ts';
import { createClickGuard } from './click-guard.ts';
import * as queries from './clicks.queries.ts';
import { isPrefetch, type RequestPurpose, visitorOf } from './crawlers.ts';
import { Gathering, quarterOf } from './gathered.ts';
import { resolveGathered } from './resolve-gathered.ts';

interface ClicksParts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

/** What of a request is looked at, and not kept. */
export interface VisitFacts {
  pathname: string;
  /** Counted within this process's memory, as a hash. Looked at only where a click is counted. */
  readonly address: string;
  headers: RequestPurpose & { 'user-agent'?: string | null | undefined };
}

/** Somebody got a page: whoever answers with one calls this, and waits for nothing. */
export type CountPageView = (visit: VisitFacts) => void;

/** Asked for every page that is sent, and most often of the same few. */
const known = new LRUCache<string, CountedPage>({ max: 2_000 });

function pageAt(pathname: string): CountedPage | undefined {
  let page = known.get(pathname);
  if (!page) {
    page = countedPage(pathname);
    if (page) known.set(pathname, page);
  }
  return page;
}

const monthsBefore = (moment: Date, months: number): string => {
  const day = new Date(moment);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
};

/** Counts without knowing anybody: gathered in memory, stored every few seconds as one number a day. */
export function createClicksService({ db, clock, editions }: ClicksParts) {
  const guard = createClickGuard(clock);
  /** Apart from the other, so that views push no click out of its memory. */
  const pageGuard = createClickGuard(clock, { counted: engineLimits.clicks.perAddress.pages });
  const gathering = new Gathering();
  let storing: Promise<void> = Promise.resolve();

  const gather = (page: CountedPage, click: ClickMark | undefined, visit: VisitFacts) =>
    gathering.add({
      quarter: quarterOf(clock()),
      page,
      click,
      visitor: visitorOf(visit.headers['user-agent']),
      count: 1,
    });

  /** Leaving by the button and going on by itself are one way out of one page: the first of them counts. */
  function countClick(mark: string, visit: VisitFacts): void {
    const page = countedPage(visit.pathname);
    const click = readMark(mark);
    if (!page || !click) return;
    const what = `${visit.pathname} ${JSON.stringify(click.target)}`;
    if (guard.admits('click', visit.address, what)) gather(page, click, visit);
  }

  const countPageView: CountPageView = (visit) => {
    const page = pageAt(visit.pathname);
    if (!page || isPrefetch(visit.headers)) return;
    gather(page, undefined, visit);
    // This page leads on to the shop by itself: coming to it is following the link.
    if (page.kind === 'shop_link') countClick('forward', visit);
  };

  /** Where pages tell of themselves (decision 155), the server counts whoever runs no scripts and says so. */
  const countSilentView: CountPageView = (visit) => {
    if (visitorOf(visit.headers['user-agent']) === 'crawler') countPageView(visit);
  };

  /** A page that has told of itself, wherever it came from. Crawlers were counted when they asked, or not at all. */
  function countToldView(visit: VisitFacts): void {
    const page = pageAt(visit.pathname);
    const agent = visit.headers['user-agent'];
    if (!page || visitorOf(agent) === 'crawler') return;
    // With the browser's name: many readers may share an address.
    if (!pageGuard.admits('view', visit.address, `${visit.pathname} ${agent}`)) return;
    gather(page, undefined, visit);
    if (page.kind === 'shop_link') countClick('forward', visit);
  }

  async function store(): Promise<void> {
    const gathered = gathering.take();
    if (gathered.length === 0) return;
    try {
      const { clicks, views } = await resolveGathered(db, gathered, await editions.listAll());
      await db.transaction(async (tx) => {
        await queries.addClicks(tx, clicks);
        await queries.addViews(tx, views);
      });
    } catch (error) {
      for (const each of gathered) gathering.add(each);
      throw error;
    }
  }

  return {
    countClick,
    countPageView,
    countSilentView,
    countToldView,

    /** A page that the application has shown by itself. Such a one leads nowhere by itself either. */
    countNavigation(visit: VisitFacts): void {
      const page = countedPage(visit.pathname);
      if (page && guard.admits('view', visit.address, visit.pathname)) gather(page, undefined, visit);
    },

    /** Stores what was gathered; where that fails it is kept for the next time. */
    flush(): Promise<void> {
      storing = storing.catch(() => {}).then(store);
      return storing;
    },

    purge: () => queries.deleteDaysBefore(db, monthsBefore(clock(), engineLimits.clicks.keptMonths)),

    /** How often people went to each of these products lately; those to which nobody went are not in it. */
    async countByProduct(productIds: number[]): Promise<Map<number, number>> {
      if (productIds.length === 0) return new Map();
      const days = engineLimits.clicks.ofProductDays;
      const since = ago(clock, days * DAY)
        .toISOString()
        .slice(0, 10);
      const rows = await queries.countClicksByProduct(db, productIds, since);
      return new Map(rows.map(({ productId, clicks }) => [productId, clicks]));
    },
  };
}
