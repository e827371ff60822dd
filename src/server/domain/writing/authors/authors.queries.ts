import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { authorAliases, authors } from '#db/schema/writing/authors.ts';

export type AuthorRow = typeof authors.$inferSelect;
export type NewAuthorRow = typeof authors.$inferInsert;

export const listAuthorsByIds = (db: Db, ids: number[]): Promise<AuthorRow[]> =>
  db.select().from(authors).where(inArray(authors.id, ids));

export async function findAuthorBySlug(db: Db, slug: string): Promise<AuthorRow | undefined> {
  const [row] = await db.select().from(authors).where(eq(authors.slug, slug)).limit(1);
  return row;
}

/** The person whom an address of before leads to. */
export async function findAuthorByAlias(db: Db, slug: string): Promise<AuthorRow | undefined> {
  const [row] = await db
    .select({ author: authors })
    .from(authorAliases)
    .innerJoin(authors, eq(authors.id, authorAliases.authorId))
    .where(eq(authorAliases.slug, slug))
    .limit(1);
  return row?.author;
}

/** The person stays until the transaction is over. */
export async function holdAuthor(tx: Db, id: number): Promise<{ id: number; name: string } | undefined> {
  const [row] = await tx
    .select({ id: authors.id, name: authors.name })
    .from(authors)
    .where(eq(authors.id, id))
    .for('key share');
  return row;
}

/** What some of them are called. */
export const listAuthorNames = (db: Db, ids: number[]): Promise<{ id: number; name: string }[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.select({ id: authors.id, name: authors.name }).from(authors).where(inArray(authors.id, ids));

/** Held until the transaction ends, in the order of their ids, so that two transactions never wait for each other. */
export const lockAuthors = (tx: Db, ids: number[]): Promise<AuthorRow[]> =>
  tx.select().from(authors).where(inArray(authors.id, ids)).orderBy(asc(authors.id)).for('update');

/** Undefined where somebody else has the slug. */
export async function insertAuthor(tx: Db, row: NewAuthorRow): Promise<AuthorRow | undefined> {
  const [made] = await tx.insert(authors).values(row).onConflictDoNothing().returning();
  return made;
}
