import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { accountNotices } from '#db/schema/people/account-notices.ts';

export type NoticeRow = typeof accountNotices.$inferSelect;
export type NewNotice = typeof accountNotices.$inferInsert;

export async function insertNotices(db: Db, rows: NewNotice[]): Promise<void> {
  if (rows.length > 0) await db.insert(accountNotices).values(rows);
}

interface Claim {
  now: Date;
  notBefore: Date;
  afterId: number;
}

/** Takes the oldest notice that was not mailed yet; of several servers one gets it. */
export async function claimNotice(db: Db, { now, notBefore, afterId }: Claim) {
  const oldest = db
    .select({ id: accountNotices.id })
    .from(accountNotices)
    .where(
      and(
        isNull(accountNotices.mailedAt),
        gt(accountNotices.createdAt, notBefore),
        gt(accountNotices.id, afterId),
      ),
    )
    .orderBy(asc(accountNotices.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(accountNotices)
    .set({ mailedAt: now })
    // Not IN: a plan may run such a query more than once, and each time it takes another row.
    .where(eq(accountNotices.id, oldest))
    .returning();
  return row;
}

export async function releaseNotice(db: Db, id: number): Promise<void> {
  await db.update(accountNotices).set({ mailedAt: null }).where(eq(accountNotices.id, id));
}

export async function deleteNoticesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(accountNotices).where(lt(accountNotices.createdAt, moment));
}
