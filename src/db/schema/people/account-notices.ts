import { pgTable, text } from 'drizzle-orm/pg-core';
import type { AccountChange } from '#contract/people/accounts/account-changes.words.ts';
import type { Role } from '#contract/site/roles.ts';
import { createdAt, id, moment } from '../columns.ts';
import { accounts } from './accounts.ts';

/** What has changed about an account and is to be mailed to the person: a few days at most. */
export const accountNotices = pgTable('account_notices', {
  id: id(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  change: text('change').$type<AccountChange>().notNull(),
  /** Who did it, where it was not the person. */
  changedBy: text('changed_by'),
  /** The new one, where that is what has changed. */
  role: text('role').$type<Role>(),
  /** Null while it waits. */
  mailedAt: moment('mailed_at'),
  createdAt: createdAt(),
});
