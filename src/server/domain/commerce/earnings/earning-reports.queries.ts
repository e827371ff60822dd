import { and, desc, eq, inArray, lt, ne, notInArray, sql } from 'drizzle-orm';
import { earningLimits } from '#contract/commerce/earnings/earning-limits.ts';
import { type ReportReading, reportStatesAtWork } from '#contract/commerce/earnings/earnings.words.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import { leaseOf } from '#db/lease.ts';
import type { Db } from '#db/open.ts';
import { earningLayouts, earningReports } from '#db/schema/commerce/earnings.ts';

const newest = newestBy(earningReports.createdAt, earningReports.id);

export type ReportRow = typeof earningReports.$inferSelect;
type NewReport = typeof earningReports.$inferInsert;

export async function insertReport(db: Db, row: NewReport): Promise<ReportRow> {
  const [made] = await db.insert(earningReports).values(row).returning();
  if (!made) throw new Error('A report was not kept.');
  return made;
}

export async function findReport(db: Db, id: number): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(earningReports).where(eq(earningReports.id, id)).limit(1);
  return row;
}

export async function lockReport(tx: Db, id: number): Promise<ReportRow | undefined> {
  const [row] = await tx.select().from(earningReports).where(eq(earningReports.id, id)).for('update');
  return row;
}

export async function updateReport(tx: Db, id: number, set: Partial<NewReport>): Promise<ReportRow> {
  const [row] = await tx.update(earningReports).set(set).where(eq(earningReports.id, id)).returning();
  if (!row) throw new Error(`Report ${id} was not updated.`);
  return row;
}

export const listReports = (db: Db, after: Place | undefined, limit: number): Promise<ReportRow[]> =>
  db
    .select()
    .from(earningReports)
    .where(newest.after(after))
    .orderBy(...newest.order)
    .limit(limit);

/** When the same bytes were last taken in. */
export async function findSameFile(db: Db, { id, sha256 }: ReportRow): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: earningReports.takenInAt })
    .from(earningReports)
    .where(
      and(eq(earningReports.sha256, sha256), eq(earningReports.state, 'done'), ne(earningReports.id, id)),
    )
    .orderBy(desc(earningReports.takenInAt))
    .limit(1);
  return row?.at ?? undefined;
}

/** Looking at a report begins anew, taking it in is done whole: whoever goes on needs nothing of the one before. */
export const leaseReports = leaseOf(earningReports, {
  open: inArray(earningReports.state, [...reportStatesAtWork]),
  takeOverAfter: earningLimits.takeOverAfter,
  claimed: () => ({
    state: sql`CASE WHEN ${earningReports.state} IN ('waiting_to_check', 'checking') THEN 'checking' ELSE 'applying' END`,
  }),
});

export async function findLayout(db: Db, header: string): Promise<ReportReading | undefined> {
  const [row] = await db.select().from(earningLayouts).where(eq(earningLayouts.header, header)).limit(1);
  return row?.reading;
}

export async function saveLayout(tx: Db, header: string, reading: ReportReading, at: Date): Promise<void> {
  await tx
    .insert(earningLayouts)
    .values({ header, reading, updatedAt: at })
    .onConflictDoUpdate({ target: earningLayouts.header, set: { reading, updatedAt: at } });
}

/** What nobody went on with; what was taken in stays. */
export const deleteReportsBefore = (db: Db, before: Date): Promise<{ storedAs: string | null }[]> =>
  db
    .delete(earningReports)
    .where(
      and(
        lt(earningReports.createdAt, before),
        notInArray(earningReports.state, [...reportStatesAtWork, 'done']),
      ),
    )
    .returning({ storedAs: earningReports.storedAs });
