import type { Caller } from '#contract/people/accounts/caller.ts';
import type { AuditFilter } from '#contract/people/audit/audit.admin.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import type { Db } from '#db/open.ts';
import { decodeCursor, encodeCursor } from '#server/lib/cursor.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { listAudit } from './audit.queries.ts';

export function createAuditService({ db }: { db: Db }) {
  return {
    async list({ cursor, ...filter }: AuditFilter, caller: Caller) {
      requireRole(caller, 'editor');
      const { part } = limits.adminLists;
      const rows = await listAudit(db, filter, cursor ? decodeCursor(cursor) : undefined, part + 1);
      const items = rows.slice(0, part);
      const last = rows.length > part ? items.at(-1) : undefined;
      return { items, nextCursor: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null };
    },
  };
}
