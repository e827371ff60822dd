import { setImmediate as pause } from 'node:timers/promises';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Db } from '#db/open.ts';
import type { SitemapService } from '#server/domain/readers/sitemap/sitemap.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { workThrough } from '#server/lib/work-through.ts';
import { choose } from './choose.ts';
import { differenceOf } from './page-facts.ts';
import * as queries from './parity.queries.ts';

export interface ParityParts {
  db: Db;
  clock: Clock;
  sitemap: Pick<SitemapService, 'walk'>;
  random?: () => number;
}

/** Both variants of a page, as they would be sent. */
export type ReadVariants = (path: string) => Promise<{ status: number; whole: string; bare: string }>;

interface Compared {
  path: string;
  finding: queries.FindingRow | undefined;
}

/** Compares the pages of the sitemap, slice by slice, on whichever server has the time. */
export function createParityWorker({ db, clock, sitemap, random = Math.random }: ParityParts) {
  const lease = queries.leaseParityRuns(db, clock);

  async function pathsFor({ scope }: queries.ParityRunRow): Promise<string[]> {
    const { sample, everything, findings } = engineLimits.crawlers;
    // What differed is looked at first: it may be mended.
    const differed = (await queries.listFindings(db, findings)).map(({ path }) => path);
    const chosen = await choose(sitemap.walk(), scope === 'all' ? everything : sample, random);
    return [...new Set([...differed, ...chosen])];
  }

  /** undefined where a page cannot be read now: that says nothing about it. */
  async function compare(path: string, read: ReadVariants): Promise<Compared | undefined> {
    const page = await read(path).catch(() => undefined);
    if (!page) return undefined;
    const difference = page.status === 200 ? differenceOf(page.whole, page.bare) : undefined;
    return { path, finding: difference && { path, ...difference, at: clock() } };
  }

  async function work(run: queries.ParityRunRow, read: ReadVariants, signal: AbortSignal): Promise<void> {
    const paths = await pathsFor(run);
    let [compared, differing] = [0, 0];
    await lease.beat(run.id, { total: paths.length });
    for (let from = 0; from < paths.length; from += engineLimits.crawlers.slice) {
      const slice = paths.slice(from, from + engineLimits.crawlers.slice);
      const done: Compared[] = [];
      for (const path of slice) {
        signal.throwIfAborted();
        const each = await compare(path, read);
        if (each) done.push(each);
        await pause();
      }
      const findings = done.flatMap(({ finding }) => finding ?? []);
      const equal = done.filter(({ finding }) => !finding).map(({ path }) => path);
      compared += done.length;
      differing += findings.length;
      await db.transaction(async (tx) => {
        await queries.upsertFindings(tx, findings);
        await queries.deleteFindings(tx, equal);
        await lease.beat(run.id, { compared, differing }, tx);
      });
    }
    await lease.end(run.id, { state: 'done', finishedAt: clock() });
  }

  return {
    workOnWaiting: (read: ReadVariants, signal: AbortSignal): Promise<void> =>
      workThrough(signal, {
        ...lease,
        work: (run) => work(run, read, signal),
        async fail({ id }, error) {
          await lease.end(id, { state: 'failed', finishedAt: clock() }).catch(() => {});
          throw error;
        },
      }),
  };
}
