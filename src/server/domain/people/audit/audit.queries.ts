import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { AuditFilter } from '#contract/people/audit/audit.admin.schemas.ts';
import type { AuditAction } from '#contract/people/audit/audit.words.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { auditLog } from '#db/schema/people/audit-log.ts';

const newest = newestBy(auditLog.createdAt, auditLog.id);

export type NewAuditRow = typeof auditLog.$inferInsert;
export type AuditRow = typeof auditLog.$inferSelect;

export async function insertAudit(db: Db, rows: NewAuditRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(auditLog).values(rows);
}

/** Newest first, from a place on. */
export async function listAudit(
  db: Db,
  { actor, action, subject, subjectId, locale, from, to }: Omit<AuditFilter, 'cursor'>,
  after: Place | undefined,
  limit: number,
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        actor === undefined ? undefined : eq(auditLog.actorId, actor),
        action && eq(auditLog.action, action),
        subject && eq(auditLog.subject, subject),
        subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
        locale && eq(auditLog.locale, locale),
        from && gte(auditLog.createdAt, from),
        to && lt(auditLog.createdAt, to),
        newest.after(after),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit);
}

export async function listAuditOfAccount(
  db: Db,
  { subjectId, actions, limit }: { subjectId: string; actions: readonly AuditAction[]; limit: number },
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, 'account'),
        eq(auditLog.subjectId, subjectId),
        inArray(auditLog.action, [...actions]),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit);
}

export const listAuditBatch = (db: Db, batchId: number) =>
  db.select().from(auditLog).where(eq(auditLog.batchId, batchId)).orderBy(asc(auditLog.id));

export async function nextBatchId(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ id: string | number }>(
    sql`SELECT nextval(pg_get_serial_sequence('audit_log', 'id')) AS id`,
  );
  return Number(rows[0]?.id);
}
