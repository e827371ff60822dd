import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { MovedKind, MoveInNumbers } from '#contract/running/move-in/move-in.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { movedIn, moveInChanges, moveInMissing, moveInRuns } from '#db/schema/running/move-in.ts';

export type { MoveInFile } from '#db/schema/running/move-in.ts';

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

/** What is another thing from now on is no longer what a run has made. */
export async function putMoved(tx: Db, ...rows: MovedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const isSame = sql`moved_in.subject_id = excluded.subject_id`;
  await tx
    .insert(movedIn)
    .values(rows)
    .onConflictDoUpdate({
      target: [movedIn.site, movedIn.locale, movedIn.kind, movedIn.sourceId],
      set: {
        subjectId: sql`excluded.subject_id`,
        hash: sql`excluded.hash`,
        version: sql`excluded.version`,
        made: sql`CASE WHEN ${isSame} THEN moved_in.made ELSE excluded.made END`,
        runId: sql`CASE WHEN ${isSame} THEN moved_in.run_id ELSE excluded.run_id END`,
      },
    });
}

type NewChange = typeof moveInChanges.$inferInsert;

/** What something was before a run changed it; what the run itself has changed before stays as it was kept then. */
export async function keepFormer(tx: Db, rows: NewChange[]): Promise<void> {
  if (rows.length > 0) await tx.insert(moveInChanges).values(rows).onConflictDoNothing();
}

/** Which of these a run has changed already: one that goes on counts them as changed. */
export async function listChangedBy(
  db: Db,
  runId: number,
  kind: NewChange['kind'],
  sourceIds: string[],
): Promise<Set<string>> {
  if (sourceIds.length === 0) return new Set();
  const rows = await db
    .select({ sourceId: moveInChanges.sourceId })
    .from(moveInChanges)
    .where(
      and(
        eq(moveInChanges.runId, runId),
        eq(moveInChanges.kind, kind),
        inArray(moveInChanges.sourceId, sourceIds),
      ),
    );
  return new Set(rows.map(({ sourceId }) => sourceId));
}

/** Pictures that are nowhere, as the articles that miss them are written. */
export async function keepMissing(tx: Db, rows: (typeof moveInMissing.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(moveInMissing).values(rows).onConflictDoNothing();
}

/** One at a time decides whether a run may begin. */
export async function lockRuns(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('move-in', 0))`);
}

/** A run that was heard of since; of two that servers took up at once, the older goes first. */
export async function findRunning(tx: Db, since: Date, but?: number): Promise<MoveInRun | undefined> {
  const isOther =
    but === undefined
      ? undefined
      : and(ne(moveInRuns.id, but), or(isNull(moveInRuns.files), lt(moveInRuns.id, but)));
  const [row] = await tx
    .select()
    .from(moveInRuns)
    .where(and(inArray(moveInRuns.state, ['running', 'undoing']), gt(moveInRuns.heartbeatAt, since), isOther))
    .orderBy(desc(moveInRuns.id))
    .limit(1);
  return row;
}

export async function insertRun(tx: Db, row: typeof moveInRuns.$inferInsert): Promise<number> {
  const [made] = await tx.insert(moveInRuns).values(row).returning({ id: moveInRuns.id });
  if (!made) throw new Error('A run was not kept.');
  return made.id;
}

/** What the files of a run that somebody began at the desk turn out to be. */
export async function nameRun(
  tx: Db,
  id: number,
  facts: Pick<MoveInRun, 'site' | 'siteName' | 'locale' | 'total'>,
): Promise<void> {
  await tx.update(moveInRuns).set(facts).where(eq(moveInRuns.id, id));
}

export async function beatRun(tx: Db, id: number, at: Date, done?: number): Promise<void> {
  await tx.update(moveInRuns).set({ heartbeatAt: at, done }).where(eq(moveInRuns.id, id));
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
