import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/site/roles.ts';
import { createdAt, id, moment } from '../columns.ts';
import { accounts } from './accounts.ts';

/** Who was asked to join. The link's token is kept as a hash only, so that reading the table opens nothing. */
export const invitations = pgTable('invitations', {
  id: id(),
  email: text('email').notNull().unique('invitations_email'),
  role: text('role').$type<Role>().notNull(),
  tokenHash: text('token_hash').notNull().unique('invitations_token'),
  invitedById: text('invited_by_id').notNull(),
  invitedByName: text('invited_by_name').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: createdAt(),
});

/** Links by which somebody may set a new password, once. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('password_resets_account').on(table.accountId)],
);
