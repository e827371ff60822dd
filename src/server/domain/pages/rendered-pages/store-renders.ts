import { DAY, HOUR } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Db } from '#db/open.ts';
import { ago, type Clock } from '#server/lib/time/clock.ts';
import { GatheredRenders, type RenderFacts } from './gathered-renders.ts';
import type { PortHolder } from './kept-pages-port.ts';
import type { createKnownPages } from './known-pages.ts';
import { deleteForgotten, listFailed } from './rendered-pages.queries.ts';
import { listKept, writeRenders } from './store-renders.queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  port: PortHolder;
  known: ReturnType<typeof createKnownPages>;
}

const { batch, healed, knownHours, keptDays } = engineLimits.renderedPages;
/** What has just failed will fail again. */
const HEAL_AFTER_MS = 30_000;

/** Remembers what became of each page, behind the back of whoever asked for it. */
export function createRenderMemory({ db, clock, port, known }: Parts) {
  const gathered = new GatheredRenders();
  let storing: Promise<void> = Promise.resolve();

  /** Only what the sitemap names is remembered: anybody can make up other addresses. */
  async function knownOf(part: RenderFacts[]): Promise<RenderFacts[]> {
    const paths = [...new Set(part.map(({ path }) => path))];
    const before = await listKept(db, paths);
    if (before.size === paths.length) return part;
    await known.sync();
    const now = await listKept(db, paths);
    return part.filter(({ path }) => now.has(path));
  }

  async function store(): Promise<void> {
    const taken = gathered.take();
    const { store: name } = port.need();
    for (let from = 0; from < taken.length; from += batch) {
      try {
        const part = await knownOf(taken.slice(from, from + batch));
        await db.transaction((tx) => writeRenders(tx, name, part));
      } catch (error) {
        gathered.putBack(taken.slice(from));
        throw error;
      }
    }
  }

  return {
    /** Told of every render; nobody waits for it. */
    note: (facts: RenderFacts): void => gathered.add(facts),

    /** Stores what was noted; where that fails it is kept for the next time. */
    flush(): Promise<void> {
      storing = storing.catch(() => {}).then(async () => port.get() && store());
      return storing;
    },

    /** Tries again what could not be rendered, whether or not somebody asks for it. */
    async heal(): Promise<void> {
      const pages = port.get();
      if (!pages) return;
      const failed = await listFailed(db, ago(clock, HEAL_AFTER_MS), healed);
      for (const path of failed) await pages.renew(path, 'failed before');
    },

    async purge(): Promise<number> {
      await known.sync();
      return deleteForgotten(db, ago(clock, knownHours * HOUR), ago(clock, keptDays * DAY));
    },
  };
}
