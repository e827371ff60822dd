import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { moveInMissing } from '#db/schema/running/move-in.ts';

export type MissingRow = typeof moveInMissing.$inferSelect;

export interface MissingPictureRow extends Record<string, unknown> {
  url: string;
  reason: string;
  articles: number;
  first: { id: number; title: string }[];
  mediaId: number | null;
  mendedBy: string | null;
}

/** Each picture once, in the order of addresses, with the first articles that miss it; those that are gone miss nothing. */
export async function listMissing(
  db: Db,
  runId: number,
  after: string,
  { limit, shown }: { limit: number; shown: number },
): Promise<MissingPictureRow[]> {
  const { rows } = await db.execute<MissingPictureRow>(sql`
    SELECT url, min(reason) AS reason, count(*)::int AS articles,
      (array_agg(jsonb_build_object('id', post_id, 'title', title) ORDER BY post_id))[1:${sql.raw(String(shown))}] AS first,
      max(media_id)::int AS "mediaId", max(mended_by) AS "mendedBy"
    FROM move_in_missing
    WHERE run_id = ${runId}::bigint AND url > ${after}
      AND EXISTS (SELECT 1 FROM posts WHERE posts.id = move_in_missing.post_id)
    GROUP BY url ORDER BY url LIMIT ${limit}`);
  return rows;
}

export async function countMissing(db: Db, runId: number): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    SELECT count(DISTINCT url)::int AS n FROM move_in_missing
    WHERE run_id = ${runId}::bigint AND media_id IS NULL
      AND EXISTS (SELECT 1 FROM posts WHERE posts.id = move_in_missing.post_id)`);
  return Number(rows[0]?.n ?? 0);
}

export const listMissingOf = (db: Db, runId: number, url: string): Promise<MissingRow[]> =>
  db
    .select()
    .from(moveInMissing)
    .where(and(eq(moveInMissing.runId, runId), eq(moveInMissing.url, url)))
    .orderBy(asc(moveInMissing.postId));

export async function markMended(
  tx: Db,
  runId: number,
  url: string,
  postIds: number[],
  { mediaId, by }: { mediaId: number; by: string },
): Promise<void> {
  await tx
    .update(moveInMissing)
    .set({ mediaId, mendedBy: by })
    .where(
      and(eq(moveInMissing.runId, runId), eq(moveInMissing.url, url), inArray(moveInMissing.postId, postIds)),
    );
}
