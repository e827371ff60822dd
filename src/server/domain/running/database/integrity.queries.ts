import { and, asc, count, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { CheckId, CheckObstacle } from '#contract/running/database/database.words.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { type FaultDetails, integrityChecks, integrityFindings } from '#db/schema/running/integrity.ts';

const newest = newestBy(integrityFindings.foundAt, integrityFindings.id);

export type { FaultDetails };
export type FindingRow = typeof integrityFindings.$inferSelect;
export type CheckRow = typeof integrityChecks.$inferSelect;

const openOf = (check: CheckId) =>
  and(eq(integrityFindings.check, check), isNull(integrityFindings.mendedAt));

export const listChecks = (db: Db): Promise<CheckRow[]> => db.select().from(integrityChecks);

export const countOpen = (db: Db) =>
  db
    .select({
      check: integrityFindings.check,
      open: count(),
      mendable: sql<number>`count(*) FILTER (WHERE ${integrityFindings.mendable})::int`,
    })
    .from(integrityFindings)
    .where(isNull(integrityFindings.mendedAt))
    .groupBy(integrityFindings.check);

export interface FindingFilter {
  check?: CheckId | undefined;
  state: 'open' | 'mended';
  after?: Place | undefined;
}

export const listFindings = (
  db: Db,
  { check, state, after }: FindingFilter,
  limit: number,
): Promise<FindingRow[]> => {
  const { mendedAt } = integrityFindings;
  return db
    .select()
    .from(integrityFindings)
    .where(
      and(
        check && eq(integrityFindings.check, check),
        state === 'open' ? isNull(mendedAt) : isNotNull(mendedAt),
        newest.after(after),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit);
};

/** Held, in their order, so that two people who mend at once do not do it twice. */
export const lockOpen = (
  tx: Db,
  check: CheckId,
  ids: number[] | undefined,
  limit: number,
): Promise<FindingRow[]> =>
  tx
    .select()
    .from(integrityFindings)
    .where(
      and(openOf(check), eq(integrityFindings.mendable, true), ids && inArray(integrityFindings.id, ids)),
    )
    .orderBy(asc(integrityFindings.id))
    .limit(limit)
    .for('update');

export type NewFinding = Pick<FindingRow, 'key' | 'details' | 'mendable'>;

/** What was found again keeps its row and its moment; what was not is forgotten. */
export async function storeFindings(tx: Db, check: CheckId, found: NewFinding[], at: Date): Promise<void> {
  const keys = found.map(({ key }) => key);
  await tx
    .delete(integrityFindings)
    .where(and(openOf(check), keys.length > 0 ? notInArray(integrityFindings.key, keys) : undefined));
  if (found.length === 0) return;
  await tx
    .insert(integrityFindings)
    .values(found.map((each) => ({ ...each, check, foundAt: at })))
    .onConflictDoUpdate({
      target: [integrityFindings.check, integrityFindings.key],
      targetWhere: sql`mended_at IS NULL`,
      set: { details: sql`excluded.details`, mendable: sql`excluded.mendable` },
    });
}

export async function storeCheck(
  tx: Db,
  row: { check: CheckId; checkedAt: Date; obstacle: CheckObstacle | null; more: boolean },
): Promise<void> {
  const { check: _check, ...set } = row;
  await tx.insert(integrityChecks).values(row).onConflictDoUpdate({ target: integrityChecks.check, set });
}

export async function markMended(tx: Db, ids: number[], at: Date, by: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(integrityFindings)
    .set({ mendedAt: at, mendedBy: by })
    .where(inArray(integrityFindings.id, ids));
}

export async function forgetFindings(tx: Db, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(integrityFindings).where(inArray(integrityFindings.id, ids));
}

export async function deleteMendedBefore(db: Db, moment: Date): Promise<number> {
  const { affectedRows = 0 } = await db
    .delete(integrityFindings)
    .where(lt(integrityFindings.mendedAt, moment));
  return affectedRows;
}

const SAVEPOINT = 'one_mend';
export const beginPart = (tx: Db) => tx.execute(sql.raw(`SAVEPOINT ${SAVEPOINT}`));
export const endPart = (tx: Db) => tx.execute(sql.raw(`RELEASE SAVEPOINT ${SAVEPOINT}`));
export const takeBackPart = (tx: Db) => tx.execute(sql.raw(`ROLLBACK TO SAVEPOINT ${SAVEPOINT}`));
