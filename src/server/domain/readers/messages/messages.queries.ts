import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { contactMessages } from '#db/schema/contact-messages.ts';

export type ContactMessageRow = typeof contactMessages.$inferSelect;
type NewContactMessage = typeof contactMessages.$inferInsert;

export async function insertContactMessage(db: Db, row: NewContactMessage): Promise<void> {
  await db.insert(contactMessages).values(row);
}

interface Claim {
  now: Date;
  notBefore: Date;
  /** Those up to this one have had their turn. */
  afterId: number;
}

/** Takes the oldest message that was not mailed on yet; of several servers one gets it. */
export async function claimUnmailed(db: Db, { now, notBefore, afterId }: Claim) {
  const oldest = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        isNull(contactMessages.mailedAt),
        eq(contactMessages.status, 'new'),
        gt(contactMessages.createdAt, notBefore),
        gt(contactMessages.id, afterId),
      ),
    )
    .orderBy(asc(contactMessages.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(contactMessages)
    .set({ mailedAt: now })
    // Not IN: a plan may run such a query more than once, and each time it takes another row.
    .where(eq(contactMessages.id, oldest))
    .returning();
  return row;
}

export async function releaseUnmailed(db: Db, id: number): Promise<void> {
  await db.update(contactMessages).set({ mailedAt: null }).where(eq(contactMessages.id, id));
}

export async function deleteContactMessagesBefore(db: Db, moment: Date): Promise<number> {
  const { affectedRows = 0 } = await db.delete(contactMessages).where(lt(contactMessages.createdAt, moment));
  return affectedRows;
}
