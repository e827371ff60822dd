import type { SqlSession } from '../client.ts';
import { type KnownMigration, knownMigrations } from './known-migrations.ts';

/**
 * Whoever knows this migration can work with all that came after it: the newest one of the release before. A release moves
 * it on; what takes something away moves it to the first release that no longer asks for that (docs/operations.md).
 */
export const READABLE_FROM = '0023_shop_feed_network';

/** A comment: no table of anybody's, so that a program knows it before it has brought the database up to anything. */
const PREFIX = 'Readable from ';
const TABLE = 'drizzle.__drizzle_migrations';

export function readableFromAmong(known: KnownMigration[]): number {
  const found = known.find(({ name }) => name === READABLE_FROM);
  if (!found) throw new Error(`There is no migration ${READABLE_FROM}.`);
  return found.at;
}

/** Tells versions before this one whether they may start on what it has just migrated. */
export async function sayWhoCanRead(tx: SqlSession): Promise<void> {
  await tx.exec(`COMMENT ON TABLE ${TABLE} IS '${PREFIX}${readableFromAmong(knownMigrations())}'`);
}

/** Whether a newer version has said that a program can read its database which knows nothing after this migration. */
export async function canBeReadBy(session: SqlSession, latest: number): Promise<boolean> {
  const { rows } = await session.query<{ said: string | null }>(
    `SELECT obj_description('${TABLE}'::regclass, 'pg_class') AS said`,
  );
  const said = rows[0]?.said ?? '';
  const from = said.startsWith(PREFIX) ? Number(said.slice(PREFIX.length)) : Number.NaN;
  return from <= latest;
}
