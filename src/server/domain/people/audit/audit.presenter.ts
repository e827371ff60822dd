import type { AuditEntryView } from '#contract/people/audit/audit.admin.schemas.ts';
import type { AuditRow } from './audit.queries.ts';

export const presentAuditEntry = (row: AuditRow): AuditEntryView => ({
  id: row.id,
  at: row.createdAt.toISOString(),
  actor: { id: row.actorId, name: row.actorName },
  action: row.action,
  subject: row.subject,
  subjectId: row.subjectId,
  title: row.title,
  locale: row.locale,
  details: row.details,
  batchId: row.batchId,
});
