import { type AnyColumn, and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Locale, locales } from '#contract/site/locales.ts';
import { type BoardState, isStatus } from '#contract/writing/posts/post-board.words.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { articles } from '#db/schema/writing/articles.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { containsAll } from '../posts.match.queries.ts';

export interface BoardFilter {
  /** Folded, as `searchWords` gives them. All of them must be in one edition's title. */
  words: string[];
  categoryIds?: number[] | undefined;
  state?: BoardState | undefined;
  edition?: Locale | undefined;
  /** Those that an article can be missing in. */
  active: Locale[];
}

type Posts = typeof posts;
const later = alias(posts, 'later');
const other = alias(posts, 'other');
const newest = newestBy(posts.updatedAt, posts.id);

/** What a post must be for its article to be shown, and by which of an article's posts it has its place. */
function matching(of: Posts, { state, edition }: BoardFilter): SQL | undefined {
  return and(
    isNull(of.trashedAt),
    // Each of them by name: that is how the desk's index is read.
    state && isStatus(state)
      ? and(eq(of.status, state), inArray(of.locale, edition ? [edition] : [...locales]))
      : edition && eq(of.locale, edition),
    state === 'drifted' ? sql`${of.originalChangedAt} IS NOT NULL` : undefined,
  );
}

/** The last touched of those in an article that match stands for it; an edition alone has no more than one. */
const standsForItsArticle = (db: Db, filter: BoardFilter): SQL | undefined =>
  filter.edition
    ? undefined
    : sql`NOT EXISTS ${db
        .select({ one: sql`1` })
        .from(later)
        .where(
          and(
            eq(later.groupId, posts.groupId),
            matching(later as unknown as Posts, filter),
            sql`(${later.updatedAt}, ${later.id}) > (${posts.updatedAt}, ${posts.id})`,
          ),
        )}`;

/** What is asked of an article as a whole: some edition's post is in one of these, or says all of these words. */
function ofArticle(db: Db, groupId: AnyColumn, { words, categoryIds }: BoardFilter): SQL | undefined {
  const withPost = (condition: SQL | undefined): SQL =>
    inArray(
      groupId,
      db
        .select({ id: other.groupId })
        .from(other)
        .where(and(isNull(other.trashedAt), condition)),
    );
  return and(
    words.length > 0 ? withPost(containsAll(other.searchTitle, words)) : undefined,
    categoryIds && withPost(inArray(other.categoryId, categoryIds)),
  );
}

interface BoardPart {
  after: Place | undefined;
  limit: number;
}

/** Articles by the last touched of their posts that are as asked. */
export const listArticlesByPosts = (db: Db, filter: BoardFilter, { after, limit }: BoardPart) =>
  db
    .select({ id: posts.id, groupId: posts.groupId, at: posts.updatedAt })
    .from(posts)
    .where(
      and(
        matching(posts, filter),
        standsForItsArticle(db, filter),
        ofArticle(db, posts.groupId, filter),
        newest.after(after),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit);

const whole = {
  id: sql<number>`${articles.lastPostId}`.mapWith(posts.id),
  groupId: articles.groupId,
  at: sql<Date>`${articles.updatedAt}`.mapWith(posts.updatedAt),
};
const lastTouchedFirst = newestBy(articles.updatedAt, articles.lastPostId);

/** An edition, or any of the active ones. */
const lacks = ({ edition, active }: BoardFilter): SQL =>
  sql`NOT ${articles.editions} @> ${sql.param(edition ? [edition] : active)}::text[]`;

/** All articles, or those that lack an edition: by what each says of itself, without a walk through all posts. */
export const listWholeArticles = (db: Db, filter: BoardFilter, { after, limit }: BoardPart) =>
  db
    .select(whole)
    .from(articles)
    .where(
      and(
        isNotNull(articles.updatedAt),
        filter.state === 'missing' ? lacks(filter) : undefined,
        ofArticle(db, articles.groupId, filter),
        lastTouchedFirst.after(after),
      ),
    )
    .orderBy(...lastTouchedFirst.order)
    .limit(limit);

const source = alias(posts, 'source');

/** What every edition has of these articles, without a text. */
export const listBoardPosts = (db: Db, groupIds: string[]) =>
  db
    .select({
      id: posts.id,
      groupId: posts.groupId,
      locale: posts.locale,
      title: posts.title,
      status: posts.status,
      updatedAt: posts.updatedAt,
      scheduledFor: posts.scheduledFor,
      handedInAt: posts.handedInAt,
      originalChangedAt: posts.originalChangedAt,
      sourceLocale: source.locale,
      sourceVersion: source.version,
    })
    .from(posts)
    .leftJoin(source, and(eq(source.id, posts.copiedFromId), ne(source.id, posts.id)))
    .where(and(inArray(posts.groupId, groupIds), isNull(posts.trashedAt)));
export type BoardPost = Awaited<ReturnType<typeof listBoardPosts>>[number];

/** The category in every edition that has it. */
export async function listCategorySiblings(db: Db, id: number): Promise<number[]> {
  const group = db.select({ id: categories.groupId }).from(categories).where(eq(categories.id, id));
  const found = await db
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.groupId, group));
  return found.map((each) => each.id);
}
