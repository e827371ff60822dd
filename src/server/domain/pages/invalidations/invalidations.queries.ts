import { and, arrayOverlaps, asc, desc, gt, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { invalidations } from '#db/schema/pages/invalidations.ts';

/** Listeners are told that there is news; what it is, they read. */
export const INVALIDATIONS_CHANNEL = 'invalidations';

type NewEntry = Pick<typeof invalidations.$inferInsert, 'tags' | 'takenDown' | 'cause' | 'at'>;

export async function insertInvalidation(tx: Db, entry: NewEntry): Promise<void> {
  const made = tx
    .$with('made')
    .as(tx.insert(invalidations).values(entry).returning({ id: invalidations.id }));
  await tx
    .with(made)
    .select({ told: sql`pg_notify(${INVALIDATIONS_CHANNEL}, ${made.id}::text)` })
    .from(made);
}

/** Every transaction below this one has ended: what it wrote, a reader of this moment sees. */
export async function findLedgerPosition(db: Db): Promise<bigint> {
  const [row] = await db
    .select({ xmin: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text` })
    .from(sql`(SELECT 1) AS now`);
  if (!row) throw new Error('The ledger has no position.');
  return BigInt(row.xmin);
}

/** What was written by transactions that were not yet over at that position, from an entry on. */
export const listInvalidationsSince = (db: Db, position: bigint, afterId: number, limit: number) =>
  db
    .select()
    .from(invalidations)
    .where(and(gte(invalidations.xid, position), gt(invalidations.id, afterId)))
    .orderBy(asc(invalidations.id))
    .limit(limit);

export type LedgerEntry = Awaited<ReturnType<typeof listInvalidationsSince>>[number];

/** The first thing that has happened to any of these since that position. */
export async function findInvalidationOf(
  db: Db,
  position: bigint,
  tags: string[],
): Promise<LedgerEntry | undefined> {
  const [entry] = await db
    .select()
    .from(invalidations)
    .where(and(gte(invalidations.xid, position), arrayOverlaps(invalidations.tags, tags)))
    .orderBy(asc(invalidations.id))
    .limit(1);
  return entry;
}

export async function deleteInvalidationsBefore(db: Db, moment: Date): Promise<number> {
  const { affectedRows = 0 } = await db.delete(invalidations).where(lt(invalidations.at, moment));
  return affectedRows;
}

/** The ledger as people read it: newest first, of long entries the first few tags. */
export const listNewestEntries = (db: Db, beforeId: number | undefined, tagsTold: number, limit: number) =>
  db
    .select({
      id: invalidations.id,
      cause: invalidations.cause,
      at: invalidations.at,
      tags: sql<string[]>`${invalidations.tags}[1:${sql.raw(String(tagsTold))}]`.mapWith(invalidations.tags),
      tagCount: sql<number>`cardinality(${invalidations.tags})`,
    })
    .from(invalidations)
    .where(beforeId === undefined ? undefined : lt(invalidations.id, beforeId))
    .orderBy(desc(invalidations.id))
    .limit(limit);

export type LedgerNews = Awaited<ReturnType<typeof listNewestEntries>>[number];
