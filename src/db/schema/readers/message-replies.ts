import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../columns.ts';
import { messages } from './messages.ts';

/** What editors answered from here. It goes when the message goes. */
export const messageReplies = pgTable(
  'contact_replies',
  {
    id: id(),
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    authorId: text('author_id').notNull(),
    author: text('author').notNull(),
    createdAt: createdAt(),
    /** When the mail server took it; null where that was never heard. */
    sentAt: moment('sent_at'),
  },
  (table) => [index('contact_replies_message').on(table.messageId)],
);
