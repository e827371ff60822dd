import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { postRevisions } from '#db/schema/writing/post-revisions.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { fieldNames } from './post-fields.ts';

const newest = newestBy(postRevisions.createdAt, postRevisions.id);

export type PostRevisionRow = typeof postRevisions.$inferSelect;
export type NewRevision = typeof postRevisions.$inferInsert;

export async function insertRevision(tx: Db, row: NewRevision): Promise<void> {
  await tx.insert(postRevisions).values(row);
}

const { kind, fields, actorId, actorName, startedAt, createdAt, postId, version, status } = postRevisions;
const namesOf = (...columns: PgColumn[]) =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

/** Of posts as they stand: their words are there already, and need not be sent once more. */
export async function insertRevisionsOf(
  tx: Db,
  ids: number[],
  by: Pick<NewRevision, 'kind' | 'actorId' | 'actorName'> & { at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  const words = fieldNames.map((name) => sql`${sql.raw(`'${name}'`)}, ${posts[name]}`);
  const at = sql`${by.at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    INSERT INTO ${postRevisions} (${namesOf(postId, version, status, fields, kind, actorId, actorName, startedAt, createdAt)})
    SELECT ${posts.id}, ${posts.version}, ${posts.status}, jsonb_build_object(${sql.join(words, sql`, `)}),
      ${by.kind}, ${by.actorId}, ${by.actorName}, ${at}, ${at}
    FROM ${posts} WHERE ${inArray(posts.id, ids)} ORDER BY ${posts.id}`);
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
