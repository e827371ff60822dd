import type { AuditAction } from '#contract/people/audit/audit.words.ts';
import type { Db } from '#db/open.ts';
import { type AuditRow, listAuditOfAccount } from './audit.queries.ts';

interface Wanted {
  subjectId: string;
  actions: readonly AuditAction[];
  limit: number;
}

/** What was done about one account, newest first, as far as these actions go. */
export const changesOf = (db: Db, wanted: Wanted): Promise<AuditRow[]> => listAuditOfAccount(db, wanted);
