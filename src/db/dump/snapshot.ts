import path from 'node:path';
import { DatabaseUnavailable, type SqlClient, type SqlSession } from '../client.ts';
import { PgliteClient } from '../pglite/client.ts';
import { withScratchFolder } from './scratch.ts';
import { listDumpTables, tableNames } from './tables.ts';

interface SnapshotParts {
  client: SqlClient;
  /** Where copies may be made. */
  scratch: string;
  timeoutMs: number;
}

/** Whoever replaces everything holds it alone; whoever copies everything holds it together with others. */
export const WHOLE_DATABASE_LOCK = 727_275;

/** Everything as it is at one moment, however much is written meanwhile, and without holding anybody up. */
export function withSnapshot<T>(
  { client, scratch, timeoutMs }: SnapshotParts,
  work: (session: SqlSession) => Promise<T>,
): Promise<T> {
  if (client instanceof PgliteClient) return fromCopy(client, scratch, timeoutMs, work);
  return fromServer(client, timeoutMs, work);
}

/** The embedded database has one session, which a long transaction would keep from everybody: a copy is read instead. */
const fromCopy = <T>(
  client: PgliteClient,
  scratch: string,
  timeoutMs: number,
  work: (session: SqlSession) => Promise<T>,
): Promise<T> =>
  withScratchFolder(scratch, async (folder) => {
    const place = path.join(folder, 'database');
    await client.copyTo(place);
    const copy = await PgliteClient.open(place, { durable: false });
    try {
      return await copy.transaction(work, { timeoutMs });
    } finally {
      await copy.close();
    }
  });

/** More often than once it has to wait only for restores one after the other. */
const TRIES = 3;

async function fromServer<T>(
  client: SqlClient,
  timeoutMs: number,
  work: (session: SqlSession) => Promise<T>,
): Promise<T> {
  const tables = await listDumpTables(client);
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const done = await client.transaction(
      async (tx) => {
        // In this order: what is emptied between the look at the clock and the look at a table would seem to be empty.
        await tx.exec(`
          SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY;
          LOCK TABLE ${tableNames(tables)} IN ACCESS SHARE MODE`);
        const { rows } = await tx.query<{ free: boolean }>(
          'SELECT pg_try_advisory_xact_lock_shared($1::bigint) AS free',
          [WHOLE_DATABASE_LOCK],
        );
        return rows[0]?.free ? { result: await work(tx) } : undefined;
      },
      { timeoutMs },
    );
    if (done) return done.result;
    // Not above, where it would hold the tables that the other one waits for.
    await client.transaction(
      (tx) => tx.query('SELECT pg_advisory_xact_lock_shared($1::bigint)', [WHOLE_DATABASE_LOCK]),
      { timeoutMs },
    );
  }
  throw new DatabaseUnavailable('A backup is being restored.');
}

const LOCKING = { tries: 5, waitMs: 10_000 };

/** Alone with these tables until the transaction ends. Whoever is at work with them ends first, or this gives up. */
export async function lockWhole(session: SqlSession, tables: readonly { name: string }[]): Promise<void> {
  await session.query('SELECT pg_advisory_xact_lock($1::bigint)', [WHOLE_DATABASE_LOCK]);
  for (let tries = 1; ; tries += 1) {
    try {
      await session.exec(`
        SAVEPOINT locking;
        SET LOCAL lock_timeout = ${LOCKING.waitMs};
        LOCK TABLE ${tableNames(tables)} IN ACCESS EXCLUSIVE MODE;
        SET LOCAL lock_timeout = 0;
        RELEASE SAVEPOINT locking`);
      return;
    } catch (error) {
      await session.exec('ROLLBACK TO SAVEPOINT locking');
      if (tries === LOCKING.tries) throw new DatabaseUnavailable(`The tables are in use: ${String(error)}`);
    }
  }
}
