import type { AuditSubject } from '#contract/people/audit/audit.words.ts';
import type { Db } from '#db/open.ts';
import { listAuditBatch } from './audit.queries.ts';

/** What one bulk action did to things of one kind, in its order. */
export async function findBatch(db: Db, batchId: number, subject: AuditSubject) {
  const entries = await listAuditBatch(db, batchId);
  return entries
    .filter((entry) => entry.subject === subject)
    .map(({ subjectId, details }) => ({ id: Number(subjectId), details: details ?? {} }));
}
