import type { SqlClient, SqlSession } from './client.ts';
import { type Db, drizzleOn } from './open.ts';

/** The connection behind a database, for what drizzle has no words for. */
export const clientOf = (db: Db): SqlClient => (db as unknown as { $client: SqlClient }).$client;

/** A transaction that may take longer than others may: what it does must not be done by halves. */
export function longTransaction<T>(db: Db, timeoutMs: number, work: (tx: Db) => Promise<T>): Promise<T> {
  return clientOf(db).transaction((session) => work(drizzleOn(session as SqlClient)), { timeoutMs });
}

/** What a transaction's statements go through, for what drizzle has no words for. */
export const sessionOf = (tx: Db): SqlSession => (tx as unknown as { $client: SqlSession }).$client;
