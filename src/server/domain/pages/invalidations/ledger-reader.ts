import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { SqlClient, StopListening } from '#db/client.ts';
import type { Db } from '#db/open.ts';
import {
  findLedgerPosition,
  INVALIDATIONS_CHANNEL,
  type LedgerEntry,
  listInvalidationsSince,
} from './invalidations.queries.ts';

const PART = 500;
/** What is older, it may have forgotten already. */
const REMEMBERED_MS = (engineLimits.pages.ledgerDays - 1) * DAY;

export interface LedgerPlace {
  position: bigint;
  /** When everything below it had been read. */
  at: Date;
}

export type LedgerReader = ReturnType<typeof createLedgerReader>;

/** The ledger for whoever remembers by himself how far he has come, from one start to the next. */
export const createLedgerReader = (db: Db) => ({
  position: (): Promise<bigint> => findLedgerPosition(db),

  /** Whether it still has everything from there on; a position from the future is from another database. */
  async reachesBackTo({ position, at }: LedgerPlace, now: Date): Promise<boolean> {
    if (now.getTime() - at.getTime() > REMEMBERED_MS) return false;
    return position <= (await findLedgerPosition(db));
  },

  /** What was written by transactions that were not over at that position. */
  async *since(position: bigint): AsyncGenerator<LedgerEntry> {
    let last = 0;
    for (;;) {
      const part = await listInvalidationsSince(db, position, last, PART);
      yield* part;
      last = part.at(-1)?.id ?? last;
      if (part.length < PART) return;
    }
  },
});

/** Calls when there may be news. */
export const listenForNews = (
  client: Pick<SqlClient, 'listen'>,
  onNews: () => void,
): Promise<StopListening> => client.listen(INVALIDATIONS_CHANNEL, onNews, onNews);
