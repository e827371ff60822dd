import type { Caller } from '#contract/people/accounts/caller.ts';
import type { AuditFilter } from '#contract/people/audit/audit.admin.schemas.ts';
import type { Db } from '#db/open.ts';
import { byCreation, readPart } from '#server/lib/parts.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { listAudit } from './audit.queries.ts';

export function createAuditService({ db }: { db: Db }) {
  return {
    async list({ cursor, ...filter }: AuditFilter, caller: Caller) {
      requireRole(caller, 'editor');
      return readPart(cursor, (after, limit) => listAudit(db, filter, after, limit), byCreation);
    },
  };
}
