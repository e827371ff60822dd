import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { contactMessages } from '#db/schema/contact-messages.ts';

export type ContactMessageRow = typeof contactMessages.$inferSelect;
type NewContactMessage = typeof contactMessages.$inferInsert;

export async function insertContactMessage(db: Db, row: NewContactMessage): Promise<void> {
  await db.insert(contactMessages).values(row);
}

/** Takes the oldest message that was not mailed on yet; of several servers one gets it. */
export async function claimUnmailed(db: Db, now: Date, notBefore: Date) {
  const oldest = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        isNull(contactMessages.mailedAt),
        eq(contactMessages.status, 'new'),
        gt(contactMessages.createdAt, notBefore),
      ),
    )
    .orderBy(asc(contactMessages.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(contactMessages)
    .set({ mailedAt: now })
    .where(inArray(contactMessages.id, oldest))
    .returning();
  return row;
}

export async function releaseUnmailed(db: Db, id: number): Promise<void> {
  await db.update(contactMessages).set({ mailedAt: null }).where(eq(contactMessages.id, id));
}

export async function deleteContactMessagesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, moment));
}
