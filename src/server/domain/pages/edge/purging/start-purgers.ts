import { edgeLimits } from '#contract/site/edge-limits.ts';
import type { SqlClient } from '#db/client.ts';
import { LeaseLost } from '#db/lease.ts';
import type { Db } from '#db/open.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { realWait, type Wait } from '#server/lib/time/wait.ts';
import { createLedgerReader, listenForNews } from '../../invalidations/ledger-reader.ts';
import { ensureTarget, isGivenUp, leaseEdgeTargets, named } from '../edge-targets.queries.ts';
import type { EdgeTarget } from '../targets/target.ts';
import { type EdgeFigures, noFigures } from './edge-figures.ts';
import { Purger, type Trouble } from './purger.ts';

export interface PurgersParts {
  db: Db;
  client: Pick<SqlClient, 'listen'>;
  clock: Clock;
  targets: readonly EdgeTarget[];
  /** Which build this is. */
  build: string;
  /** Filled in, for each that this process tells. */
  figures: Map<string, EdgeFigures>;
  onFailure: (error: unknown, target: string) => void;
  /** Told what a target answered when it begins to fail, and when it is given up. */
  onTrouble: (answer: Trouble, target: string) => void;
  wait?: Wait;
}

/** Lets everybody who waits know, once each. */
function createBell() {
  let rung = Promise.withResolvers<void>();
  return {
    ring(): void {
      rung.resolve();
      rung = Promise.withResolvers<void>();
    },
    heard: (): Promise<void> => rung.promise,
  };
}

/** Tells every target of changes, each in its own time: of several processes one tells each. */
export async function startPurgers(parts: PurgersParts): Promise<() => Promise<void>> {
  const { db, client, clock, targets, build, figures, onFailure, onTrouble, wait = realWait } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const bell = createBell();
  const ledger = createLedgerReader(db);
  /** Ends early where there is news, or everything stops. */
  const rest = (ms: number, until: Promise<void>) => Promise.race([wait(ms, signal).catch(() => {}), until]);

  /** True where somebody at the desk wants it begun anew. */
  async function tell(target: EdgeTarget): Promise<boolean> {
    const lease = leaseEdgeTargets(db, clock);
    const row = await lease.claim(named(target.name));
    if (!row) return false;
    const own = noFigures();
    figures.set(target.name, own);
    const purger = new Purger({
      target,
      row,
      build,
      ledger,
      clock,
      figures: own,
      save: (news) => lease.beat(row.id, news),
      onTrouble: (answer) => onTrouble(answer, target.name),
    });
    try {
      while (!signal.aborted) {
        const news = bell.heard();
        const ms = await purger.round(signal).catch((error: unknown) => {
          if (error instanceof LeaseLost || signal.aborted) throw error;
          // The database is away, most likely: what was read is remembered.
          onFailure(error, target.name);
          return edgeLimits.beatEvery;
        });
        await rest(ms, news);
        if (purger.isStopped && !(await isGivenUp(db, row.id).catch(() => true))) return true;
      }
      return false;
    } finally {
      figures.delete(target.name);
      await lease.release(row.id).catch(() => {});
    }
  }

  async function keepTelling(target: EdgeTarget): Promise<void> {
    while (!signal.aborted) {
      try {
        await ensureTarget(db, target.name);
        if (await tell(target)) continue;
      } catch (error) {
        if (!(error instanceof LeaseLost) && !signal.aborted) onFailure(error, target.name);
      }
      await rest(edgeLimits.beatEvery, new Promise(() => {}));
    }
  }

  const stopListening = await listenForNews(client, bell.ring);
  const running = targets.map(keepTelling);
  return async () => {
    stopping.abort();
    await stopListening();
    await Promise.all(running);
  };
}
