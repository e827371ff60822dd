import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { MessageStatus } from '#contract/readers/messages/messages.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import { createdAt, id, moment } from '../columns.ts';

/** What readers wrote to an edition's editors. Kept for twelve months at most. */
export const messages = pgTable(
  'contact_messages',
  {
    id: id(),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    status: text('status').$type<MessageStatus>().notNull().default('new'),
    /** When it was mailed on; null where it waits, or where no mail is set up. */
    mailedAt: moment('mailed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_newest').on(
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('contact_messages_email').on(sql`lower(${table.email})`),
  ],
);
