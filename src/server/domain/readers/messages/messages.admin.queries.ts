import { and, asc, count, eq, exists, inArray, ne, sql } from 'drizzle-orm';
import type { ContactStatus } from '#contract/readers/messages/messages.words.ts';
import type { Locale } from '#contract/site/locales.ts';
import { containing } from '#db/containing.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { contactMessages } from '#db/schema/contact-messages.ts';
import { contactReplies } from '#db/schema/contact-replies.ts';
import type { ContactMessageRow } from './messages.queries.ts';

const newest = newestBy(contactMessages.createdAt, contactMessages.id);

export type ReplyRow = typeof contactReplies.$inferSelect;

export interface InboxFilter {
  locale?: Locale | undefined;
  statuses?: readonly ContactStatus[] | undefined;
  email?: string | undefined;
  /** In small letters. */
  words: string[];
  after?: Place | undefined;
}

const searched = sql`lower(concat_ws(' ', ${contactMessages.name}, ${contactMessages.email}, ${contactMessages.subject}, ${contactMessages.message}))`;
const inEdition = (locale: Locale | undefined) =>
  locale === undefined ? undefined : eq(contactMessages.locale, locale);
const fromAddress = (email: string) => sql`lower(${contactMessages.email}) = ${email.toLowerCase()}`;

const hasReply = (db: Db) =>
  exists(
    db.select({ one: sql`1` }).from(contactReplies).where(eq(contactReplies.messageId, contactMessages.id)),
  );

export const listMessages = (db: Db, { locale, statuses, email, words, after }: InboxFilter, limit: number) =>
  db
    .select({ message: contactMessages, replied: sql<boolean>`${hasReply(db)}` })
    .from(contactMessages)
    .where(
      and(
        inEdition(locale),
        statuses && inArray(contactMessages.status, [...statuses]),
        email ? fromAddress(email) : undefined,
        ...words.map((word) => containing(searched, word)),
        newest.after(after),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit);
export type ListedMessage = Awaited<ReturnType<typeof listMessages>>[number];

export const countByStatus = (db: Db, { locale, email }: Pick<InboxFilter, 'locale' | 'email'>) =>
  db
    .select({ status: contactMessages.status, count: count() })
    .from(contactMessages)
    .where(and(inEdition(locale), email ? fromAddress(email) : undefined))
    .groupBy(contactMessages.status);

export async function findMessage(db: Db, id: number): Promise<ContactMessageRow | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).limit(1);
  return row;
}

export const listMessagesFrom = (db: Db, email: string): Promise<ContactMessageRow[]> =>
  db.select().from(contactMessages).where(fromAddress(email)).orderBy(asc(contactMessages.id));

export const listReplies = (db: Db, messageIds: number[]): Promise<ReplyRow[]> =>
  db
    .select()
    .from(contactReplies)
    .where(inArray(contactReplies.messageId, messageIds))
    .orderBy(asc(contactReplies.id));

/** Those that had another status; the others are left alone, and nothing is told of them. */
export async function updateStatus(tx: Db, ids: number[], status: ContactStatus): Promise<number[]> {
  const rows = await tx
    .update(contactMessages)
    .set({ status })
    .where(and(inArray(contactMessages.id, ids), ne(contactMessages.status, status)))
    .returning({ id: contactMessages.id });
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

export async function deleteMessagesFrom(tx: Db, email: string): Promise<number> {
  const rows = await tx
    .delete(contactMessages)
    .where(fromAddress(email))
    .returning({ id: contactMessages.id });
  return rows.length;
}

export async function insertReply(tx: Db, row: typeof contactReplies.$inferInsert): Promise<number> {
  const [made] = await tx.insert(contactReplies).values(row).returning({ id: contactReplies.id });
  if (!made) throw new Error('A reply was not kept.');
  return made.id;
}

export async function markReplySent(tx: Db, id: number, sentAt: Date): Promise<void> {
  await tx.update(contactReplies).set({ sentAt }).where(eq(contactReplies.id, id));
}

export async function deleteReply(tx: Db, id: number): Promise<void> {
  await tx.delete(contactReplies).where(eq(contactReplies.id, id));
}
