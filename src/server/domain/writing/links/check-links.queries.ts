import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { linkChecks } from '#db/schema/writing/links.ts';

export type LinkRow = typeof linkChecks.$inferSelect;

/** Some that are due, longest first. They are nobody else's until the lease ends. */
export const claimDueLinks = (db: Db, now: Date, leaseUntil: Date, limit: number): Promise<LinkRow[]> =>
  db
    .update(linkChecks)
    .set({ dueAt: leaseUntil })
    .where(
      // As an array it is looked for once, and nobody gets more than the limit.
      sql`${linkChecks.id} = ANY (ARRAY (SELECT id FROM link_checks
        WHERE excluded_at IS NULL AND due_at <= ${now.toISOString()}::timestamptz
        ORDER BY due_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED))`,
    )
    .returning();

export async function lockLink(tx: Db, id: number): Promise<LinkRow | undefined> {
  const [row] = await tx.select().from(linkChecks).where(eq(linkChecks.id, id)).for('update');
  return row;
}

export async function updateLink(tx: Db, id: number, changes: Partial<LinkRow>): Promise<void> {
  await tx.update(linkChecks).set(changes).where(eq(linkChecks.id, id));
}
