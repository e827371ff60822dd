import { and, asc, eq, gte, lt, ne } from 'drizzle-orm';
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

export async function attend(db: Db, postId: number, accountId: string, seenAt: Date): Promise<void> {
  await db
    .insert(postPresence)
    .values({ postId, accountId, seenAt })
    .onConflictDoUpdate({ target: [postPresence.postId, postPresence.accountId], set: { seenAt } });
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
