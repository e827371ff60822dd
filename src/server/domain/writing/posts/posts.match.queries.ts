import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/site/locales.ts';
import { containing } from '#db/containing.ts';
import type { Db } from '#db/open.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { newest, type PostCardRow, publishedIn, selectCards } from './posts.queries.ts';
import { beginningOf, mustBeginWord } from './posts.search-words.ts';

export interface PostSearch {
  locale: Locale;
  /** Folded, as `searchWords` gives them. All of them must be found. */
  words: string[];
  within: 'title' | 'text';
  limit: number;
}

const columnOf = (within: PostSearch['within']) =>
  within === 'title' ? posts.searchTitle : posts.searchText;

/** In a form that the trigram indexes answer. */
export function containsAll(column: AnyPgColumn, words: string[]): SQL {
  const conditions = words.map((word) =>
    mustBeginWord(word) ? sql`${column} ~ ${beginningOf(word)}` : containing(column, word),
  );
  return sql.join(conditions, sql` AND `);
}

/** The same in a form that no index answers, and that the planner takes to be true of every third post. */
export function mentionsAll(column: AnyPgColumn, words: string[]): SQL {
  const places = words.map((word) =>
    mustBeginWord(word)
      ? sql`regexp_instr(${column}, ${beginningOf(word)})`
      : sql`strpos(${column}, ${word})`,
  );
  return sql`least(${sql.join(places, sql`, `)}) > 0`;
}

/**
 * For words that are common: reads the newest posts one by one until enough of them match. The planner, which
 * guesses how common a word is and is often wrong by far, is left no choice, here and in the search below.
 */
export function searchNewestPosts(
  db: Db,
  { locale, words, within, limit, since }: PostSearch & { since?: Date | undefined },
): Promise<PostCardRow[]> {
  const recent = since && gte(posts.publishedAt, since);
  return selectCards(db)
    .where(and(publishedIn(locale), recent, mentionsAll(columnOf(within), words)))
    .orderBy(...newest.order)
    .limit(limit);
}

/** For words that are rare: fetches what a trigram index knows of all editions, and sorts it, titles first. */
export function searchIndexedPosts(
  db: Db,
  { locale, words, within, limit }: PostSearch,
): Promise<PostCardRow[]> {
  const inEdition = and(sql`${posts.locale} || '' = ${locale}`, eq(posts.status, 'published'));
  return selectCards(db)
    .where(and(inEdition, containsAll(columnOf(within), words)))
    .orderBy(desc(mentionsAll(posts.searchTitle, words)), ...newest.order)
    .limit(limit);
}

export interface SearchTexts {
  title: string;
  text: string;
  publishedAt: Date | null;
}

/** What the newest posts are found by. */
export async function listNewestSearchTexts(db: Db, locale: Locale, limit: number): Promise<SearchTexts[]> {
  return db
    .select({ title: posts.searchTitle, text: posts.searchText, publishedAt: posts.publishedAt })
    .from(posts)
    .where(publishedIn(locale))
    .orderBy(...newest.order)
    .limit(limit);
}
