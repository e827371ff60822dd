import type { AccountChange } from '#contract/people/accounts/account-changes.words.ts';
import type { Role } from '#contract/site/roles.ts';
import type { Db } from '#db/open.ts';
import { type AuditActor, recordAudit } from '#server/domain/people/audit/record-audit.ts';
import { insertNotices } from './account-notices.queries.ts';
import type { AccountRow } from './accounts.queries.ts';

interface Change {
  action: AccountChange;
  details?: Record<string, unknown>;
  /** The new one, where that is what has changed. */
  role?: Role;
}

/** In the transaction of what it tells of: the log hears of it, and so will the person, by mail. */
export async function recordAccountChanges(
  tx: Db,
  actor: AuditActor,
  account: Pick<AccountRow, 'id' | 'username'>,
  at: Date,
  ...changes: Change[]
): Promise<void> {
  const subject = { subject: 'account', subjectId: account.id, title: account.username } as const;
  await recordAudit(
    tx,
    actor,
    at,
    ...changes.map(({ action, details = null }) => ({ action, ...subject, details })),
  );
  await insertNotices(
    tx,
    changes.map(({ action, role = null }) => ({
      accountId: account.id,
      change: action,
      changedBy: actor.id === account.id ? null : actor.name,
      role,
      createdAt: at,
    })),
  );
}
