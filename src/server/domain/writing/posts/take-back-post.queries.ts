import { and, desc, eq, sql } from 'drizzle-orm';
import type { PostFields } from '#contract/writing/posts/post-fields.schemas.ts';
import type { Db } from '#db/open.ts';
import { postRevisions } from '#db/schema/writing/post-revisions.ts';
import { posts } from '#db/schema/writing/posts.ts';

/** What people have done about a post since a version: unsaved texts, comments, copies; and how often the program published it. */
export async function countWorkOn(
  tx: Db,
  id: number,
  version: number,
): Promise<{ work: number; published: number }> {
  const { rows } = await tx.execute<{ work: number; published: number }>(sql`SELECT (
      (SELECT count(*) FROM post_drafts WHERE post_id = ${id}::bigint)
      + (SELECT count(*) FROM post_comments WHERE post_id = ${id}::bigint)
      + (SELECT count(*) FROM posts AS copies WHERE copies.copied_from_id = ${id}::bigint)
    )::int AS work,
    (SELECT count(*) FROM post_revisions WHERE post_id = ${id}::bigint AND version > ${version}
      AND kind = 'published' AND actor_id IS NULL)::int AS published`);
  return { work: Number(rows[0]?.work ?? 0), published: Number(rows[0]?.published ?? 0) };
}

/** Its words as they were in a version, as long as its history goes back so far. */
export async function findTextOfVersion(
  tx: Db,
  postId: number,
  version: number,
): Promise<PostFields | undefined> {
  const [row] = await tx
    .select({ fields: postRevisions.fields })
    .from(postRevisions)
    .where(and(eq(postRevisions.postId, postId), eq(postRevisions.version, version)))
    .orderBy(desc(postRevisions.id))
    .limit(1);
  return row?.fields;
}

export async function deletePost(tx: Db, id: number): Promise<void> {
  await tx.delete(posts).where(eq(posts.id, id));
}
