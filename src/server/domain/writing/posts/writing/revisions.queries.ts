import { and, eq, gt, sql } from 'drizzle-orm';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { postRevisions } from '#db/schema/writing/post-revisions.ts';

const newest = newestBy(postRevisions.createdAt, postRevisions.id);

export type PostRevisionRow = typeof postRevisions.$inferSelect;
export type NewRevision = typeof postRevisions.$inferInsert;

export async function insertRevisions(tx: Db, rows: NewRevision[]): Promise<void> {
  if (rows.length > 0) await tx.insert(postRevisions).values(rows);
}

/** Overwrites the author's autosave that was begun after a moment; false where there is none. */
export async function replaceAutosave(
  tx: Db,
  { startedAt, ...row }: NewRevision & { actorId: string },
  since: Date,
): Promise<boolean> {
  const replaced = await tx
    .update(postRevisions)
    .set(row)
    .where(
      and(
        eq(postRevisions.postId, row.postId),
        eq(postRevisions.actorId, row.actorId),
        eq(postRevisions.kind, 'autosaved'),
        gt(postRevisions.startedAt, since),
      ),
    )
    .returning({ id: postRevisions.id });
  return replaced.length > 0;
}

/** A list shows no bodies. */
const summary = {
  id: postRevisions.id,
  kind: postRevisions.kind,
  version: postRevisions.version,
  status: postRevisions.status,
  title: sql<string>`${postRevisions.fields} ->> 'title'`,
  actorName: postRevisions.actorName,
  createdAt: postRevisions.createdAt,
};

export const listRevisions = (db: Db, postId: number, limit: number, after?: Place) =>
  db
    .select(summary)
    .from(postRevisions)
    .where(and(eq(postRevisions.postId, postId), newest.after(after)))
    .orderBy(...newest.order)
    .limit(limit);
export type RevisionSummary = Awaited<ReturnType<typeof listRevisions>>[number];

export async function findRevision(db: Db, postId: number, id: number): Promise<PostRevisionRow | undefined> {
  const [row] = await db
    .select()
    .from(postRevisions)
    .where(and(eq(postRevisions.id, id), eq(postRevisions.postId, postId)))
    .limit(1);
  return row;
}

/** Of what is older, each post keeps the last of each day. */
export async function thinRevisionsBefore(db: Db, moment: Date): Promise<number> {
  const { affectedRows = 0 } = await db.execute(sql`
    DELETE FROM ${postRevisions} USING (
      SELECT id AS ranked_id, row_number() OVER (
        PARTITION BY post_id, (created_at AT TIME ZONE 'UTC')::date ORDER BY created_at DESC, id DESC
      ) AS place
      FROM ${postRevisions} WHERE created_at < ${moment.toISOString()}::timestamptz
    ) ranked
    WHERE ${postRevisions.id} = ranked_id AND place > 1`);
  return affectedRows;
}
