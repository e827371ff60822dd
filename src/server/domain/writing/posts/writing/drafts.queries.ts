import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { productsNamedIn } from '#db/schema/commerce/products-named-in.ts';
import { postDrafts } from '#db/schema/writing/post-drafts.ts';

export type PostDraftRow = typeof postDrafts.$inferSelect;

export async function upsertDraft(tx: Db, row: PostDraftRow): Promise<void> {
  await tx
    .insert(postDrafts)
    .values(row)
    .onConflictDoUpdate({ target: [postDrafts.postId, postDrafts.actorId], set: row });
}

export async function findDraft(db: Db, postId: number, actorId: string): Promise<PostDraftRow | undefined> {
  const [row] = await db
    .select()
    .from(postDrafts)
    .where(and(eq(postDrafts.postId, postId), eq(postDrafts.actorId, actorId)))
    .limit(1);
  return row;
}

export async function deleteDraft(tx: Db, postId: number, actorId: string): Promise<void> {
  await tx.delete(postDrafts).where(and(eq(postDrafts.postId, postId), eq(postDrafts.actorId, actorId)));
}

/** Who has unsaved changes, newest first. */
export const listDraftAuthors = (db: Db, postId: number) =>
  db
    .select({
      actorId: postDrafts.actorId,
      name: postDrafts.actorName,
      updatedAt: postDrafts.updatedAt,
    })
    .from(postDrafts)
    .where(eq(postDrafts.postId, postId))
    .orderBy(desc(postDrafts.updatedAt));

/** Drafts that began from one version of a post go on from another, where what changed in between is theirs too. */
export async function carryDrafts(tx: Db, postId: number, from: number, to: number): Promise<void> {
  await tx
    .update(postDrafts)
    .set({ baseVersion: to })
    .where(and(eq(postDrafts.postId, postId), eq(postDrafts.baseVersion, from)));
}

/** Unsaved changes whose text names a product. */
export const lockDraftsNaming = (tx: Db, productId: number): Promise<PostDraftRow[]> =>
  tx
    .select()
    .from(postDrafts)
    .where(
      sql`${productsNamedIn("(post_drafts.fields->'content')")} @> jsonb_build_array(${productId}::bigint)`,
    )
    .orderBy(asc(postDrafts.postId), asc(postDrafts.actorId))
    .for('update');
