import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Db } from '#db/open.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import * as queries from './figures.queries.ts';

export type Figures = Awaited<ReturnType<ReturnType<typeof createFiguresService>['read']>>;

/** What the database knows about how the site is doing, for whoever watches over it. */
export function createFiguresService({ db, clock }: { db: Db; clock: Clock }) {
  async function gather() {
    const now = clock();
    const [lastSuccesses, openRuns, priceAges] = await Promise.all([
      queries.listLastSuccesses(db),
      queries.countOpenRuns(db),
      queries.listPriceAges(db, now),
    ]);
    return { lastSuccesses, openRuns, priceAges };
  }
  let gathered: { at: number; figures: ReturnType<typeof gather> } | undefined;

  return {
    /** Gathered once in a while, however many ask. */
    read() {
      const now = clock().getTime();
      if (gathered && now - gathered.at < engineLimits.metrics.figuresKept) return gathered.figures;
      const figures = gather();
      gathered = { at: now, figures };
      // One that failed is asked again by the next.
      figures.catch(() => {
        gathered = undefined;
      });
      return figures;
    },
  };
}
