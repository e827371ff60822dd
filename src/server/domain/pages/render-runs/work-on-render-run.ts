import { AS_FAST_AS_POSSIBLE } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Db } from '#db/open.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import type { KeptPagesPort } from '#server/domain/pages/rendered-pages/kept-pages-port.ts';
import type { RenderedPagesService } from '#server/domain/pages/rendered-pages/rendered-pages.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import type { Wait } from '#server/lib/time/wait.ts';
import type { RenderRunLease, RenderRunRow } from './render-runs.queries.ts';

export interface RunWork {
  db: Db;
  clock: Clock;
  wait: Wait;
  lease: RenderRunLease;
  run: RenderRunRow;
  pages: KeptPagesPort;
  known: RenderedPagesService['known'];
  signal: AbortSignal;
}

const { batch, bulk, speed, tellEvery } = engineLimits.renderRuns;

/** The next pages of a run, by address; an empty part is its end. */
async function nextPart({ known, run: { scope, locale, paths } }: RunWork, after: string, size: number) {
  if (scope !== 'paths') return known.list(locale, after, size);
  return [...(paths ?? [])]
    .sort()
    .filter((path) => path > after)
    .slice(0, size);
}

/** Lets so many begin in a second: early ones wait for their time, late ones do not hurry after it. */
function createPace(perSecond: number, { clock, wait, signal }: Pick<RunWork, 'clock' | 'wait' | 'signal'>) {
  let next = clock().getTime();
  return async (): Promise<void> => {
    signal.throwIfAborted();
    if (perSecond === AS_FAST_AS_POSSIBLE) return;
    const now = clock().getTime();
    const turn = Math.max(next, now);
    next = turn + 1_000 / perSecond;
    if (turn > now) await wait(turn - now, signal);
  };
}

/** Pages that somebody chose are few, and rendered from what is there now and nothing else. */
const isInAHurry = (run: RenderRunRow) =>
  run.scope !== 'paths' && (run.speed === AS_FAST_AS_POSSIBLE || run.speed > speed.oneByOne);

/** Does the work for all of these, so many at once, and tells of each in their order; what fails ends it. */
async function inTheirOrder<T>(
  paths: string[],
  atOnce: number,
  work: (path: string) => Promise<T>,
  tell: (path: string, outcome: T) => Promise<void>,
): Promise<void> {
  const outcomes = new Map<string, T>();
  let begun = 0;
  let passed = 0;
  const worker = async () => {
    for (let path = paths[begun++]; path !== undefined; path = paths[begun++]) {
      outcomes.set(path, await work(path));
      for (let next = paths[passed]; next !== undefined && outcomes.has(next); next = paths[passed]) {
        passed += 1;
        await tell(next, outcomes.get(next) as T);
      }
    }
  };
  const stopAll = (error: unknown) => {
    begun = paths.length;
    throw error;
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, () => worker().catch(stopAll)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Renders page after page, from where the run has come to, and says how far it is. */
export async function workOnRenderRun(work: RunWork): Promise<void> {
  const { db, clock, lease, run, pages } = work;
  const progress = { done: run.done, failed: run.failed, lastPath: run.lastPath };
  const inTime = createPace(run.speed, work);
  const cause = `rendered anew by ${run.startedBy}`;
  const hurried = isInAHurry(run) ? pages.openBulk() : undefined;
  const { renew, atOnce } = hurried ?? { renew: pages.renew, atOnce: 1 };
  let toldAt = clock().getTime();

  async function tell(): Promise<void> {
    toldAt = clock().getTime();
    await lease.beat(run.id, progress);
  }

  async function count(path: string, isRendered: boolean): Promise<void> {
    progress[isRendered ? 'done' : 'failed'] += 1;
    progress.lastPath = path;
    if (clock().getTime() - toldAt >= tellEvery) await tell();
  }

  try {
    for (;;) {
      await tell();
      const part = await nextPart(work, progress.lastPath, hurried ? bulk.batch : batch);
      if (part.length === 0) return;
      // Every server hears of it: what others keep of these pages is out of date too.
      await db.transaction((tx) => recordChange(tx, clock(), cause, part.map(tags.page)));
      await pages.settle();
      const renewInTime = async (path: string) => {
        await inTime();
        return renew(path, cause);
      };
      await inTheirOrder(part, atOnce, renewInTime, count);
    }
  } finally {
    await hurried?.close();
  }
}
