import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { BackupWorkState, CountedTable } from '#contract/running/backups/backups.words.ts';
import { countedTables } from '#contract/running/backups/backups.words.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { backups } from '#db/schema/running/backups.ts';

const newest = newestBy(backups.createdAt, backups.id);

export type BackupRow = typeof backups.$inferSelect;
export type NewBackup = typeof backups.$inferInsert;
export type BackupChange = Partial<NewBackup>;

/** undefined where one for this reason waits already. */
export async function insertBackup(tx: Db, row: NewBackup): Promise<BackupRow | undefined> {
  const [made] = await tx.insert(backups).values(row).onConflictDoNothing().returning();
  return made;
}

export async function findBackup(db: Db, id: number): Promise<BackupRow | undefined> {
  const [row] = await db.select().from(backups).where(eq(backups.id, id)).limit(1);
  return row;
}

export async function lockBackup(tx: Db, id: number): Promise<BackupRow | undefined> {
  const [row] = await tx.select().from(backups).where(eq(backups.id, id)).for('update');
  return row;
}

export async function findWaitingBackup(db: Db): Promise<BackupRow | undefined> {
  const [row] = await db
    .select()
    .from(backups)
    .where(eq(backups.state, 'waiting'))
    .orderBy(backups.id)
    .limit(1);
  return row;
}

export async function findNewestReady(db: Db): Promise<BackupRow | undefined> {
  const [row] = await db
    .select()
    .from(backups)
    .where(eq(backups.state, 'ready'))
    .orderBy(...newest.order)
    .limit(1);
  return row;
}

export const listBackups = (db: Db, after: Place | undefined, limit: number): Promise<BackupRow[]> =>
  db
    .select()
    .from(backups)
    .where(newest.after(after))
    .orderBy(...newest.order)
    .limit(limit);

export const listAllBackups = (db: Db): Promise<BackupRow[]> =>
  db
    .select()
    .from(backups)
    .orderBy(...newest.order);

/** One that is said to be under way was left by a process that has gone: jobs are one at a time. */
export const listToRehearse = (db: Db): Promise<BackupRow[]> =>
  db
    .select()
    .from(backups)
    .where(inArray(backups.rehearsalState, ['waiting', 'running']))
    .orderBy(backups.id);

export async function findRestoring(db: Db, ...states: BackupWorkState[]): Promise<BackupRow | undefined> {
  const [row] = await db.select().from(backups).where(inArray(backups.restoreState, states)).limit(1);
  return row;
}

/** Of one that is there: nobody deletes a backup that is being worked on. */
export async function updateBackup(tx: Db, id: number, change: BackupChange): Promise<BackupRow> {
  const [row] = await tx.update(backups).set(change).where(eq(backups.id, id)).returning();
  if (!row) throw new Error(`Backup ${id} is gone.`);
  return row;
}

export async function deleteBackup(tx: Db, id: number): Promise<void> {
  await tx.delete(backups).where(eq(backups.id, id));
}

/** Begun by a process that has gone: jobs are one at a time, so whoever begins one of the kind knows. */
export const listAbandoned = (
  db: Db,
  kind: 'before_restore' | 'others',
  commandsSince: Date,
): Promise<BackupRow[]> =>
  db
    .select()
    .from(backups)
    .where(
      and(
        eq(backups.state, 'running'),
        kind === 'others' ? ne(backups.reason, 'before_restore') : eq(backups.reason, kind),
        or(eq(backups.byCommand, false), lt(backups.startedAt, commandsSince)),
      ),
    );

/** How many of the things there are that people know a site by. */
export async function countNow(db: Db): Promise<Record<CountedTable, number>> {
  const counts = countedTables.map(
    (table) => sql`(SELECT count(*)::int FROM ${sql.identifier(table)}) AS ${sql.identifier(table)}`,
  );
  const { rows } = await db.execute<Record<CountedTable, number>>(sql`SELECT ${sql.join(counts, sql`, `)}`);
  if (!rows[0]) throw new Error('Nothing could be counted.');
  return rows[0];
}
