import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { MoveInUndo } from '#contract/running/move-in/move-in.admin.schemas.ts';
import type { MovedKind } from '#contract/running/move-in/move-in.words.ts';
import type { Db } from '#db/open.ts';
import { oldAddresses } from '#db/schema/readers/old-addresses.ts';
import { type FormerAddress, movedIn, moveInChanges, moveInRuns } from '#db/schema/running/move-in.ts';
import type { MovedRow } from '../move-in.queries.ts';

export type { FormerAddress, FormerArticle } from '#db/schema/running/move-in.ts';

export type ChangeRow = typeof moveInChanges.$inferSelect;

/** Where a part ended: two editions may have brought the same thing. */
export type Behind = [sourceId: string, locale: string];

const isBehind = ({ sourceId, locale }: Record<'sourceId' | 'locale', PgColumn>, [source, edition]: Behind) =>
  or(gt(sourceId, source), and(eq(sourceId, source), gt(locale, edition)));

/** What a run has made of a kind, some at a time. */
export const listMadeBy = (
  db: Db,
  runId: number,
  kind: MovedKind,
  behind: Behind,
  limit: number,
): Promise<MovedRow[]> =>
  db
    .select()
    .from(movedIn)
    .where(
      and(
        eq(movedIn.runId, runId),
        eq(movedIn.kind, kind),
        eq(movedIn.made, true),
        isBehind(movedIn, behind),
      ),
    )
    .orderBy(asc(movedIn.sourceId), asc(movedIn.locale))
    .limit(limit);

export const listChanges = (
  db: Db,
  runId: number,
  kind: ChangeRow['kind'],
  behind: Behind,
  limit: number,
): Promise<ChangeRow[]> =>
  db
    .select()
    .from(moveInChanges)
    .where(and(eq(moveInChanges.runId, runId), eq(moveInChanges.kind, kind), isBehind(moveInChanges, behind)))
    .orderBy(asc(moveInChanges.sourceId), asc(moveInChanges.locale))
    .limit(limit);

/** What is gone may come again. */
export async function forgetMoved(tx: Db, { site, locale, kind, sourceId }: MovedRow): Promise<void> {
  await tx
    .delete(movedIn)
    .where(
      and(
        eq(movedIn.site, site),
        eq(movedIn.locale, locale),
        eq(movedIn.kind, kind),
        eq(movedIn.sourceId, sourceId),
      ),
    );
}

export async function forgetChange(tx: Db, { runId, kind, locale, sourceId }: ChangeRow): Promise<void> {
  await tx
    .delete(moveInChanges)
    .where(
      and(
        eq(moveInChanges.runId, runId),
        eq(moveInChanges.kind, kind),
        eq(moveInChanges.locale, locale),
        eq(moveInChanges.sourceId, sourceId),
      ),
    );
}

/** What a run found here already is nothing of its own. */
export async function forgetFound(tx: Db, runId: number): Promise<void> {
  await tx.delete(movedIn).where(and(eq(movedIn.runId, runId), eq(movedIn.made, false)));
}

/** What a run left under one version is under another from now on. */
export async function renumberChanges(tx: Db, subjectId: number, from: number, to: number): Promise<void> {
  await tx
    .update(moveInChanges)
    .set({ version: to })
    .where(
      and(
        eq(moveInChanges.kind, 'articles'),
        eq(moveInChanges.subjectId, subjectId),
        eq(moveInChanges.version, from),
      ),
    );
}

/** An article that was written anew and still counts as runs have left it. */
export async function adoptVersion(
  tx: Db,
  subjectId: number,
  from: number,
  to: { version: number; hash?: string },
): Promise<void> {
  await tx
    .update(movedIn)
    .set(to)
    .where(and(eq(movedIn.kind, 'articles'), eq(movedIn.subjectId, subjectId), eq(movedIn.version, from)));
  await renumberChanges(tx, subjectId, from, to.version);
}

/** Which of these a run has made and could not take back. */
export async function listKeptSubjects(
  db: Db,
  runId: number,
  kind: MovedKind,
  ids: number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: movedIn.subjectId })
    .from(movedIn)
    .where(
      and(
        eq(movedIn.runId, runId),
        eq(movedIn.kind, kind),
        eq(movedIn.made, true),
        inArray(movedIn.subjectId, ids),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

export async function countMade(db: Db, runId: number): Promise<{ kind: MovedKind; n: number }[]> {
  const things = await db
    .select({ kind: movedIn.kind, n: sql<number>`count(*)::int` })
    .from(movedIn)
    .where(and(eq(movedIn.runId, runId), eq(movedIn.made, true)))
    .groupBy(movedIn.kind);
  const [addresses] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(oldAddresses)
    .where(eq(oldAddresses.runId, runId));
  return [...things, { kind: 'redirects', n: addresses?.n ?? 0 }];
}

export const countChanges = (db: Db, runId: number): Promise<{ kind: ChangeRow['kind']; n: number }[]> =>
  db
    .select({ kind: moveInChanges.kind, n: sql<number>`count(*)::int` })
    .from(moveInChanges)
    .where(eq(moveInChanges.runId, runId))
    .groupBy(moveInChanges.kind);

export async function saveUndo(tx: Db, id: number, undo: MoveInUndo): Promise<void> {
  await tx.update(moveInRuns).set({ undo }).where(eq(moveInRuns.id, id));
}

/** Whether what an address led to is still here: an address in plain words always is. */
export async function isThere(
  tx: Db,
  { postId, categoryId, authorId }: Omit<FormerAddress, 'locale'>,
): Promise<boolean> {
  const { rows } = await tx.execute<{ there: boolean }>(sql`SELECT
    (${postId}::bigint IS NULL OR EXISTS (SELECT 1 FROM posts WHERE id = ${postId}::bigint))
    AND (${categoryId}::bigint IS NULL OR EXISTS (SELECT 1 FROM categories WHERE id = ${categoryId}::bigint))
    AND (${authorId}::bigint IS NULL OR EXISTS (SELECT 1 FROM authors WHERE id = ${authorId}::bigint)) AS there`);
  return rows[0]?.there ?? false;
}

const led: Partial<Record<MovedKind, PgColumn>> = {
  articles: oldAddresses.postId,
  categories: oldAddresses.categoryId,
  authors: oldAddresses.authorId,
};

/** Addresses of the same run that lead to something it has made. */
export async function countAddressesTo(tx: Db, { kind, runId, subjectId }: MovedRow): Promise<number> {
  const column = led[kind];
  return column === undefined
    ? 0
    : tx.$count(oldAddresses, and(eq(oldAddresses.runId, runId), eq(column, subjectId)));
}
