import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { accounts } from '../people/accounts.ts';
import { posts } from './posts.ts';

/** Who has a post open, as far as they were heard of a moment ago; what is older means nothing. */
export const postPresence = pgTable(
  'post_presence',
  {
    postId: bigint('post_id', { mode: 'number' })
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.accountId] })],
);
