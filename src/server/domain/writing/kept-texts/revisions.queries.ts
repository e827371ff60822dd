import { and, eq, sql } from 'drizzle-orm';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { textRevisions } from '#db/schema/writing/kept-texts.ts';
import type { KeptPlace } from './unsaved.queries.ts';

const newest = newestBy(textRevisions.createdAt, textRevisions.id);

export type TextRevisionRow = typeof textRevisions.$inferSelect;
export type NewTextRevision = typeof textRevisions.$inferInsert;

const at = ({ subject, id }: KeptPlace) =>
  and(eq(textRevisions.subject, subject), eq(textRevisions.subjectId, String(id)));

export async function insertRevisions(tx: Db, rows: NewTextRevision[]): Promise<void> {
  await tx.insert(textRevisions).values(rows);
}

export async function hasRevisions(tx: Db, place: KeptPlace): Promise<boolean> {
  const found = await tx.select({ id: textRevisions.id }).from(textRevisions).where(at(place)).limit(1);
  return found.length > 0;
}

/** A list shows no texts. */
const summary = {
  id: textRevisions.id,
  action: textRevisions.action,
  version: textRevisions.version,
  actorName: textRevisions.actorName,
  createdAt: textRevisions.createdAt,
};

export const listRevisions = (db: Db, place: KeptPlace, limit: number, after?: Place) =>
  db
    .select(summary)
    .from(textRevisions)
    .where(and(at(place), newest.after(after)))
    .orderBy(...newest.order)
    .limit(limit);
export type TextRevisionSummary = Awaited<ReturnType<typeof listRevisions>>[number];

export async function findRevision(
  db: Db,
  place: KeptPlace,
  id: number,
): Promise<TextRevisionRow | undefined> {
  const [row] = await db
    .select()
    .from(textRevisions)
    .where(and(at(place), eq(textRevisions.id, id)))
    .limit(1);
  return row;
}

export async function deleteRevisions(tx: Db, place: KeptPlace): Promise<void> {
  await tx.delete(textRevisions).where(at(place));
}

/** Of what is older, each text keeps the last of each day. */
export async function thinTextRevisionsBefore(db: Db, moment: Date): Promise<number> {
  const { affectedRows = 0 } = await db.execute(sql`
    DELETE FROM ${textRevisions} USING (
      SELECT id AS ranked_id, row_number() OVER (
        PARTITION BY subject, subject_id, (created_at AT TIME ZONE 'UTC')::date ORDER BY created_at DESC, id DESC
      ) AS place
      FROM ${textRevisions} WHERE created_at < ${moment.toISOString()}::timestamptz
    ) ranked
    WHERE ${textRevisions.id} = ranked_id AND place > 1`);
  return affectedRows;
}
