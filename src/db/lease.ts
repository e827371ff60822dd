import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from './open.ts';

/** A table of what servers work on: which of them has a row, and when it was last heard of. */
type LeasedTable = PgTable & Record<'id' | 'worker' | 'heartbeatAt', PgColumn>;
type News<T extends PgTable> = PgUpdateSetSource<T>;

interface Terms<T extends LeasedTable> {
  /** Of rows that are still to be worked on. */
  open: SQL;
  /**
   * A row whose server has been silent for so many milliseconds is anybody's. Without it, it is the next one's who
   * comes: where something else sees to it that there is one at a time, as a job does.
   */
  takeOverAfter?: number;
  /** What else is true of a row as soon as somebody has it, and of one that is left to others. */
  claimed: (now: Date) => News<T>;
  released?: News<T>;
}

/** The row has another server now, or somebody has ended it: whoever finds out leaves it alone. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Of several servers, one has a row, for as long as it is heard of. Each holder counts as a server. */
export const leaseOf =
  <T extends LeasedTable>(table: T, { open, takeOverAfter, claimed, released }: Terms<T>) =>
  (db: Db, clock: () => Date) => {
    const worker = randomUUID();
    let isReplaced = false;

    async function write(tx: Db, id: number, news: News<T>): Promise<boolean> {
      const rows = await tx
        .update(table)
        .set(news)
        .where(and(eq(table.id, id), eq(table.worker, worker), open))
        .returning({ id: table.id });
      return rows.length > 0;
    }

    return {
      /** One that waits, or whose server has not been heard of since. */
      async claim(only?: SQL): Promise<T['$inferSelect'] | undefined> {
        const now = clock();
        const inTurn = takeOverAfter === undefined;
        if (inTurn && isReplaced) return undefined;
        const left = inTurn
          ? ne(table.worker, worker)
          : lt(table.heartbeatAt, new Date(now.getTime() - takeOverAfter));
        const next = db
          .select({ id: table.id })
          .from(table as PgTable)
          .where(and(open, only, or(isNull(table.worker), left)))
          .orderBy(asc(table.id))
          .limit(1)
          .for('update', inTurn ? {} : { skipLocked: true });
        const rows = await db
          .update(table)
          .set({ ...claimed(now), worker, heartbeatAt: now })
          // Not IN: a plan may run such a query more than once, and each time it takes another row.
          .where(eq(table.id, next))
          .returning();
        return (rows as T['$inferSelect'][])[0];
      },

      /** How far it is; in a transaction it also keeps others from taking the row over. */
      async beat(id: number, news?: News<T>, tx = db): Promise<void> {
        if (await write(tx, id, { ...news, heartbeatAt: clock() } as News<T>)) return;
        isReplaced = true;
        throw new LeaseLost();
      },

      /** Anybody may go on with it. */
      async release(id: number): Promise<void> {
        await write(db, id, { ...released, worker: null } as News<T>);
      },

      /** Its part is done; nothing happens where the row was no longer its own. */
      async end(id: number, news: News<T>, tx = db): Promise<void> {
        await write(tx, id, { ...news, worker: null });
      },
    };
  };
