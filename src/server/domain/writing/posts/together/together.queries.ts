import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { accounts } from '#db/schema/people/accounts.ts';
import { postComments } from '#db/schema/writing/post-comments.ts';
import { postPresence } from '#db/schema/writing/post-presence.ts';

export type PostCommentRow = typeof postComments.$inferSelect;

export const listComments = (db: Db, postId: number, limit: number): Promise<PostCommentRow[]> =>
  db
    .select()
    .from(postComments)
    .where(eq(postComments.postId, postId))
    .orderBy(asc(postComments.id))
    .limit(limit);

export async function insertComment(tx: Db, row: typeof postComments.$inferInsert): Promise<void> {
  await tx.insert(postComments).values(row);
}

/** An account that is just being taken away attends nothing, which is no mistake. */
export async function attend(db: Db, postId: number, accountId: string, seenAt: Date): Promise<void> {
  await db.execute(sql`
    INSERT INTO ${postPresence} (post_id, account_id, seen_at)
    SELECT ${postId}::bigint, id, ${seenAt.toISOString()}::timestamptz FROM ${accounts} WHERE id = ${accountId}
    ON CONFLICT (post_id, account_id) DO UPDATE SET seen_at = excluded.seen_at`);
}

/** Who else was heard of since then, by name; whoever was not has left, and is forgotten. */
export async function listOthers(db: Db, postId: number, accountId: string, since: Date) {
  await db.delete(postPresence).where(and(eq(postPresence.postId, postId), lt(postPresence.seenAt, since)));
  return db
    .select({ name: accounts.name })
    .from(postPresence)
    .innerJoin(accounts, eq(accounts.id, postPresence.accountId))
    .where(
      and(
        eq(postPresence.postId, postId),
        ne(postPresence.accountId, accountId),
        gte(postPresence.seenAt, since),
      ),
    )
    .orderBy(asc(accounts.name), asc(accounts.id));
}
