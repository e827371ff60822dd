import { desc, gte, lt, max, sql, sum } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { policyReports } from '#db/schema/running/policy-reports.ts';

export type PolicyReportRow = typeof policyReports.$inferSelect;

const { day, directive, blocked, page, reports, lastAt } = policyReports;

/** Which kinds the days from this one on have already. */
export const listKinds = (db: Db, sinceDay: string) =>
  db.select({ day, directive, blocked, page }).from(policyReports).where(gte(day, sinceDay));

export async function addReports(tx: Db, rows: PolicyReportRow[]): Promise<void> {
  if (rows.length === 0) return;
  // In one order everywhere, so that two servers never wait for each other.
  const keyOf = (row: PolicyReportRow) => [row.day, row.directive, row.blocked, row.page].join('\n');
  const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await tx
    .insert(policyReports)
    .values(sorted)
    .onConflictDoUpdate({
      target: [day, directive, blocked, page],
      set: {
        reports: sql`${reports} + excluded.reports`,
        lastAt: sql`greatest(${lastAt}, excluded.last_at)`,
      },
    });
}

/** All days together; the newest first. */
export const sumReports = (db: Db, sinceDay: string, limit: number) =>
  db
    .select({
      directive,
      blocked,
      page,
      reports: sum(reports).mapWith(Number),
      lastAt: max(lastAt),
    })
    .from(policyReports)
    .where(gte(day, sinceDay))
    .groupBy(directive, blocked, page)
    .orderBy(desc(max(lastAt)), directive, blocked, page)
    .limit(limit);

export type PolicyReportSum = Awaited<ReturnType<typeof sumReports>>[number];

export async function deleteReportsBefore(db: Db, beforeDay: string): Promise<number> {
  const { affectedRows = 0 } = await db.delete(policyReports).where(lt(day, beforeDay));
  return affectedRows;
}
