import { clientOf } from '#db/long-transaction.ts';
import type { Db } from '#db/open.ts';
import type { Wait } from './wait.ts';

/** Lets others have their turn after something that took so long. */
export type Rest = (tookMs: number) => Promise<void>;

const AT_MOST = 2_000;

export const isEmbedded = (db: Db): boolean => clientOf(db).kind === 'pglite';

/**
 * The embedded database answers one after the other: whoever works through something long leaves it to everybody else for
 * as long as their own part took. A server has room for all at once.
 */
export const restsOn = (db: Db, wait: Wait): Rest =>
  isEmbedded(db) ? (tookMs) => wait(Math.min(tookMs, AT_MOST)) : async () => {};
