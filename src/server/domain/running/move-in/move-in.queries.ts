import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { MovedKind, MoveInNumbers } from '#contract/running/move-in/move-in.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { movedIn, moveInRuns } from '#db/schema/running/move-in.ts';

export type MovedRow = typeof movedIn.$inferSelect;
export type MoveInRun = typeof moveInRuns.$inferSelect;

export interface MovedPlace {
  site: string;
  locale: Locale;
  kind: MovedKind;
}

const isOf = ({ site, locale, kind }: MovedPlace) =>
  and(eq(movedIn.site, site), eq(movedIn.locale, locale), eq(movedIn.kind, kind));

export async function findMoved(
  db: Db,
  { sourceId, ...place }: MovedPlace & { sourceId: string },
): Promise<MovedRow | undefined> {
  const [row] = await db
    .select()
    .from(movedIn)
    .where(and(isOf(place), eq(movedIn.sourceId, sourceId)))
    .limit(1);
  return row;
}

export const listMoved = (db: Db, place: MovedPlace, sourceIds: string[]): Promise<MovedRow[]> =>
  sourceIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(movedIn)
        .where(and(isOf(place), inArray(movedIn.sourceId, sourceIds)));

export async function putMoved(tx: Db, row: MovedRow): Promise<void> {
  const { subjectId, hash, version } = row;
  await tx
    .insert(movedIn)
    .values(row)
    .onConflictDoUpdate({
      target: [movedIn.site, movedIn.locale, movedIn.kind, movedIn.sourceId],
      set: { subjectId, hash, version },
    });
}

/** One at a time decides whether a run may begin. */
export async function lockRuns(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('move-in', 0))`);
}

/** A run that was heard of since. */
export async function findRunning(tx: Db, since: Date): Promise<MoveInRun | undefined> {
  const [row] = await tx
    .select()
    .from(moveInRuns)
    .where(and(eq(moveInRuns.state, 'running'), gt(moveInRuns.heartbeatAt, since)))
    .orderBy(desc(moveInRuns.id))
    .limit(1);
  return row;
}

export async function insertRun(tx: Db, row: typeof moveInRuns.$inferInsert): Promise<number> {
  const [made] = await tx.insert(moveInRuns).values(row).returning({ id: moveInRuns.id });
  if (!made) throw new Error('A run was not kept.');
  return made.id;
}

export async function beatRun(tx: Db, id: number, at: Date): Promise<void> {
  await tx.update(moveInRuns).set({ heartbeatAt: at }).where(eq(moveInRuns.id, id));
}

export async function endRun(tx: Db, id: number, at: Date, numbers: MoveInNumbers): Promise<void> {
  const news = { state: 'done' as const, finishedAt: at, heartbeatAt: at, numbers };
  await tx.update(moveInRuns).set(news).where(eq(moveInRuns.id, id));
}

/** One that stopped in the middle keeps nobody waiting. */
export async function leaveRun(db: Db, id: number): Promise<void> {
  await db
    .update(moveInRuns)
    .set({ heartbeatAt: new Date(0) })
    .where(eq(moveInRuns.id, id));
}
