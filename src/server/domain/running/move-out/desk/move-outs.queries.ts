import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { leaseOf } from '#db/lease.ts';
import type { Db } from '#db/open.ts';
import { moveOuts } from '#db/schema/running/move-out.ts';

export type MoveOutRow = typeof moveOuts.$inferSelect;
type NewRow = typeof moveOuts.$inferInsert;

const open = inArray(moveOuts.state, ['waiting', 'running']);

/** Whoever takes over begins anew: half a copy is none. */
export const leaseMoveOuts = leaseOf(moveOuts, {
  open,
  takeOverAfter: engineLimits.moveIn.takeOverAfter,
  claimed: () => ({ state: 'running' as const, done: 0 }),
});

export const listMoveOuts = (db: Db): Promise<MoveOutRow[]> =>
  db
    .select()
    .from(moveOuts)
    .where(ne(moveOuts.state, 'gone'))
    .orderBy(desc(moveOuts.id))
    .limit(engineLimits.moveOut.shown);

export async function findMoveOut(db: Db, id: number): Promise<MoveOutRow | undefined> {
  const [row] = await db.select().from(moveOuts).where(eq(moveOuts.id, id)).limit(1);
  return row;
}

export async function findOpen(tx: Db, form: MoveOutRow['form']): Promise<MoveOutRow | undefined> {
  const [row] = await tx
    .select()
    .from(moveOuts)
    .where(and(open, eq(moveOuts.form, form)))
    .limit(1);
  return row;
}

export async function addMoveOut(tx: Db, row: NewRow): Promise<MoveOutRow> {
  const [made] = await tx.insert(moveOuts).values(row).returning();
  if (!made) throw new Error('It was not written down.');
  return made;
}

export const listOld = (db: Db, before: Date): Promise<MoveOutRow[]> =>
  db
    .select()
    .from(moveOuts)
    .where(and(inArray(moveOuts.state, ['ready', 'failed']), lt(moveOuts.createdAt, before)))
    .limit(100);

export const markGone = (db: Db, id: number) =>
  db.update(moveOuts).set({ state: 'gone', bytes: null }).where(eq(moveOuts.id, id));
