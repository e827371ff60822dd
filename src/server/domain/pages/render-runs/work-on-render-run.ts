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

const { batch, tellEvery } = engineLimits.renderRuns;

/** The next pages of a run, by address; an empty part is its end. */
async function nextPart({ known, run: { scope, locale, paths } }: RunWork, after: string) {
  if (scope !== 'paths') return known.list(locale, after, batch);
  return [...(paths ?? [])]
    .sort()
    .filter((path) => path > after)
    .slice(0, batch);
}

/** Lets so many begin in a second: early ones wait for their time, late ones do not hurry after it. */
function createPace(perSecond: number, { clock, wait, signal }: Pick<RunWork, 'clock' | 'wait' | 'signal'>) {
  let next = clock().getTime();
  return async (): Promise<void> => {
    signal.throwIfAborted();
    const now = clock().getTime();
    if (next > now) await wait(next - now, signal);
    next = Math.max(next, now) + 1_000 / perSecond;
  };
}

/** Renders one page after the other, from where the run has come to, and says how far it is. */
export async function workOnRenderRun(work: RunWork): Promise<void> {
  const { db, clock, lease, run, pages } = work;
  const progress = { done: run.done, failed: run.failed, lastPath: run.lastPath };
  const inTime = createPace(run.speed, work);
  const cause = `rendered anew by ${run.startedBy}`;
  let toldAt = clock().getTime();

  async function tell(): Promise<void> {
    toldAt = clock().getTime();
    await lease.beat(run.id, progress);
  }

  for (;;) {
    await tell();
    const part = await nextPart(work, progress.lastPath);
    if (part.length === 0) return;
    // Every server hears of it: what others keep of these pages is out of date too.
    await db.transaction((tx) => recordChange(tx, clock(), cause, part.map(tags.page)));
    await pages.settle();
    for (const path of part) {
      await inTime();
      if (await pages.renew(path, cause)) progress.done += 1;
      else progress.failed += 1;
      progress.lastPath = path;
      if (clock().getTime() - toldAt >= tellEvery) await tell();
    }
  }
}
