import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { messages } from '#db/schema/readers/messages.ts';

export type MessageRow = typeof messages.$inferSelect;
type NewMessage = typeof messages.$inferInsert;

export async function insertMessage(db: Db, row: NewMessage): Promise<void> {
  await db.insert(messages).values(row);
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
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        isNull(messages.mailedAt),
        eq(messages.status, 'new'),
        gt(messages.createdAt, notBefore),
        gt(messages.id, afterId),
      ),
    )
    .orderBy(asc(messages.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(messages)
    .set({ mailedAt: now })
    // Not IN: a plan may run such a query more than once, and each time it takes another row.
    .where(eq(messages.id, oldest))
    .returning();
  return row;
}

export async function releaseUnmailed(db: Db, id: number): Promise<void> {
  await db.update(messages).set({ mailedAt: null }).where(eq(messages.id, id));
}

export async function deleteMessagesBefore(db: Db, moment: Date): Promise<number> {
  const { affectedRows = 0 } = await db.delete(messages).where(lt(messages.createdAt, moment));
  return affectedRows;
}
