import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { accounts } from '#db/schema/people/accounts.ts';
import { authorAliases, authors } from '#db/schema/writing/authors.ts';
import { posts } from '#db/schema/writing/posts.ts';
import type { AuthorRow, NewAuthorRow } from './authors.queries.ts';

export type AliasRow = typeof authorAliases.$inferSelect;
type Works = typeof posts | typeof reviews;

export const listAuthors = (db: Db): Promise<AuthorRow[]> => db.select().from(authors);

export const listAliases = (db: Db): Promise<AliasRow[]> =>
  db.select().from(authorAliases).orderBy(asc(authorAliases.createdAt), asc(authorAliases.slug));

export const listTiedAccounts = (db: Db) =>
  db
    .select({ id: accounts.id, name: accounts.name, authorId: accounts.authorId })
    .from(accounts)
    .where(sql`${accounts.authorId} IS NOT NULL`)
    .orderBy(asc(accounts.name), asc(accounts.id));

/** What everybody has written, by edition, published or not. */
export const countAll = (table: Works) => (db: Db) =>
  db
    .select({
      authorId: table.authorId,
      locale: table.locale,
      total: sql<number>`count(*)::int`,
      published: sql<number>`(count(*) FILTER (WHERE ${table.status} = 'published'))::int`,
    })
    .from(table)
    .where(sql`${table.authorId} IS NOT NULL`)
    .groupBy(table.authorId, table.locale);
export const countPosts = countAll(posts);
export const countReviews = countAll(reviews);

export async function findTiedAuthor(db: Db, accountId: string): Promise<number | null> {
  const [row] = await db
    .select({ id: accounts.authorId })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .limit(1);
  return row?.id ?? null;
}

/** Exactly this account is the person's; undefined where there is no such account. */
export async function tieAccount(tx: Db, authorId: number, accountId: string | null): Promise<boolean> {
  const others = accountId === null ? undefined : ne(accounts.id, accountId);
  await tx
    .update(accounts)
    .set({ authorId: null })
    .where(and(eq(accounts.authorId, authorId), others));
  if (accountId === null) return true;
  const tied = await tx
    .update(accounts)
    .set({ authorId })
    .where(eq(accounts.id, accountId))
    .returning({ id: accounts.id });
  return tied.length > 0;
}

export async function updateAuthor(tx: Db, id: number, set: Partial<NewAuthorRow>): Promise<AuthorRow> {
  const [row] = await tx.update(authors).set(set).where(eq(authors.id, id)).returning();
  if (!row) throw new Error(`Author ${id} was not updated.`);
  return row;
}

export async function deleteAuthor(tx: Db, id: number): Promise<void> {
  await tx.delete(authors).where(eq(authors.id, id));
}

/** Everything that is a person's: works, accounts, and other addresses. */
export async function countTies(tx: Db, id: number): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`SELECT (
    (SELECT count(*) FROM posts WHERE author_id = ${id}::bigint)
    + (SELECT count(*) FROM reviews WHERE author_id = ${id}::bigint)
    + (SELECT count(*) FROM accounts WHERE author_id = ${id}::bigint)
    + (SELECT count(*) FROM author_aliases WHERE author_id = ${id}::bigint)
  )::int AS n`);
  return Number(rows[0]?.n ?? 0);
}

export async function insertAlias(tx: Db, row: typeof authorAliases.$inferInsert): Promise<void> {
  await tx.insert(authorAliases).values(row);
}

/** The address is the person's own again. */
export async function freeAlias(tx: Db, slug: string): Promise<AliasRow | undefined> {
  const [row] = await tx.delete(authorAliases).where(eq(authorAliases.slug, slug)).returning();
  return row;
}

export async function findAlias(tx: Db, slug: string): Promise<AliasRow | undefined> {
  const [row] = await tx.select().from(authorAliases).where(eq(authorAliases.slug, slug)).limit(1);
  return row;
}

/** Addresses, and accounts, that lead to one person lead to another from now on. */
export async function moveTies(
  tx: Db,
  from: number,
  to: number,
  only?: { aliases: string[]; accounts: string[] },
) {
  const aliases = await tx
    .update(authorAliases)
    .set({ authorId: to })
    .where(and(eq(authorAliases.authorId, from), only && inArray(authorAliases.slug, only.aliases)))
    .returning({ slug: authorAliases.slug });
  const tied = await tx
    .update(accounts)
    .set({ authorId: to })
    .where(and(eq(accounts.authorId, from), only && inArray(accounts.id, only.accounts)))
    .returning({ id: accounts.id });
  return { aliases: aliases.map(({ slug }) => slug), accounts: tied.map(({ id }) => id) };
}

interface Moved {
  id: number;
  locale: Locale;
  isPublished: boolean;
}

/** Which works: a person's, some of them, or those of a line that is no person. */
type Whose = { authorId: number; only?: number[] } | { line: string };

const isOf = (table: Works, whose: Whose) =>
  'line' in whose
    ? and(isNull(table.authorId), eq(table.author, whose.line))
    : and(eq(table.authorId, whose.authorId), whose.only && inArray(table.id, whose.only));

const movingIn =
  (table: Works) =>
  (tx: Db, whose: Whose, to: { authorId: number | null; author: string }): Promise<Moved[]> =>
    tx
      .update(table)
      .set(to)
      .where(isOf(table, whose))
      .returning({
        id: table.id,
        locale: table.locale,
        isPublished: sql<boolean>`${table.status} = 'published'`,
      });

/** Works and the line that stands at them, together. */
export const movePosts = movingIn(posts);
export const moveReviews = movingIn(reviews);

/** Lines that are no person, the most used first. */
export async function listLines(db: Db): Promise<{ line: string; posts: number; reviews: number }[]> {
  const { rows } = await db.execute<{ line: string; posts: number; reviews: number }>(sql`
    SELECT line, sum(posts)::int AS posts, sum(reviews)::int AS reviews FROM (
      SELECT ${posts.author} AS line, count(*) AS posts, 0 AS reviews FROM ${posts}
      WHERE ${posts.authorId} IS NULL AND ${posts.author} <> '' GROUP BY ${posts.author}
      UNION ALL
      SELECT ${reviews.author}, 0, count(*) FROM ${reviews}
      WHERE ${reviews.authorId} IS NULL AND ${reviews.author} <> '' GROUP BY ${reviews.author}
    ) lines
    GROUP BY line ORDER BY sum(posts) + sum(reviews) DESC, line LIMIT ${limits.authors.linesListed}`);
  return rows.map(({ line, posts: ofPosts, reviews: ofReviews }) => ({
    line,
    posts: ofPosts,
    reviews: ofReviews,
  }));
}
