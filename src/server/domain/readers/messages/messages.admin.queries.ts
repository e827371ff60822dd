import { and, asc, count, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import type { MessageStatus } from '#contract/readers/messages/messages.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import { containing } from '#db/containing.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { messageReplies } from '#db/schema/readers/message-replies.ts';
import { messages } from '#db/schema/readers/messages.ts';
import type { MessageRow } from './messages.queries.ts';

const newest = newestBy(messages.createdAt, messages.id);

export type ReplyRow = typeof messageReplies.$inferSelect;

export interface MessageSearch {
  locale?: Locale | undefined;
  statuses?: readonly MessageStatus[] | undefined;
  email?: string | undefined;
  /** In small letters. */
  words: string[];
  after?: Place | undefined;
}

const searched = sql`lower(concat_ws(' ', ${messages.name}, ${messages.email}, ${messages.subject}, ${messages.message}))`;
const inEdition = (locale: Locale | undefined) =>
  locale === undefined ? undefined : eq(messages.locale, locale);
const fromAddress = (email: string) => sql`lower(${messages.email}) = ${email.toLowerCase()}`;

const hasReply = (db: Db) =>
  exists(db.select({ one: sql`1` }).from(messageReplies).where(eq(messageReplies.messageId, messages.id)));

export const listMessages = (
  db: Db,
  { locale, statuses, email, words, after }: MessageSearch,
  limit: number,
) =>
  db
    .select({ message: messages, replied: sql<boolean>`${hasReply(db)}` })
    .from(messages)
    .where(
      and(
        inEdition(locale),
        statuses && inArray(messages.status, [...statuses]),
        email ? fromAddress(email) : undefined,
        ...words.map((word) => containing(searched, word)),
        newest.after(after),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit);
export type ListedMessage = Awaited<ReturnType<typeof listMessages>>[number];

export const countByStatus = (db: Db, { locale, email }: Pick<MessageSearch, 'locale' | 'email'>) =>
  db
    .select({ status: messages.status, count: count() })
    .from(messages)
    .where(and(inEdition(locale), email ? fromAddress(email) : undefined))
    .groupBy(messages.status);

export async function findMessage(db: Db, id: number): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id)).limit(1);
  return row;
}

export const listMessagesFrom = (db: Db, email: string): Promise<MessageRow[]> =>
  db.select().from(messages).where(fromAddress(email)).orderBy(asc(messages.id));

export const listReplies = (db: Db, messageIds: number[]): Promise<ReplyRow[]> =>
  db
    .select()
    .from(messageReplies)
    .where(inArray(messageReplies.messageId, messageIds))
    .orderBy(asc(messageReplies.id));

/** Those that had another status; the others are left alone, and nothing is told of them. */
export async function updateStatus(tx: Db, ids: number[], status: MessageStatus): Promise<number[]> {
  const rows = await tx
    .update(messages)
    .set({ status })
    .where(and(inArray(messages.id, ids), ne(messages.status, status)))
    .returning({ id: messages.id });
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

export async function deleteMessagesFrom(tx: Db, email: string): Promise<number> {
  const rows = await tx.delete(messages).where(fromAddress(email)).returning({ id: messages.id });
  return rows.length;
}

export async function insertReply(tx: Db, row: typeof messageReplies.$inferInsert): Promise<number> {
  const [made] = await tx.insert(messageReplies).values(row).returning({ id: messageReplies.id });
  if (!made) throw new Error('A reply was not kept.');
  return made.id;
}

export async function markReplySent(tx: Db, id: number, sentAt: Date): Promise<void> {
  await tx.update(messageReplies).set({ sentAt }).where(eq(messageReplies.id, id));
}

export async function deleteReply(tx: Db, id: number): Promise<void> {
  await tx.delete(messageReplies).where(eq(messageReplies.id, id));
}
