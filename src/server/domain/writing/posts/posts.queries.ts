import { and, eq, inArray, sql } from 'drizzle-orm';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import { leadsFrom } from '#db/old-addresses.ts';
import type { Db } from '#db/open.ts';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';
import { posts } from '#db/schema/writing/posts.ts';

export type PostRow = typeof posts.$inferSelect;

/** A card never carries the body: of it only what an empty excerpt falls back to. */
const cardColumns = {
  id: posts.id,
  locale: posts.locale,
  slug: posts.slug,
  title: posts.title,
  excerpt: posts.excerpt,
  opening: sql<string>`left(${posts.contentText}, ${sql.raw(String(limits.posts.excerptFallbackChars))})`,
  imageUrl: posts.imageUrl,
  imageAlt: posts.imageAlt,
  categoryId: posts.categoryId,
  keyword: posts.keyword,
  author: posts.author,
  publishedAt: posts.publishedAt,
  createdAt: posts.createdAt,
  updatedAt: posts.updatedAt,
  readersUpdatedAt: posts.readersUpdatedAt,
};

export const selectCards = (db: Db) => db.select(cardColumns).from(posts);
export type PostCardRow = Awaited<ReturnType<typeof selectCards>>[number];

export const listCardsByIds = (db: Db, ids: number[]): Promise<PostCardRow[]> =>
  selectCards(db).where(inArray(posts.id, ids));

export const publishedIn = (locale: Locale) => and(eq(posts.locale, locale), eq(posts.status, 'published'));
export const newest = newestBy(posts.publishedAt, posts.id);

interface NewestPosts {
  locale: Locale;
  limit: number;
  after?: Place | undefined;
  /** How many to pass over. */
  offset?: number;
  categoryId?: number | undefined;
}

export function listNewestPosts(
  db: Db,
  { locale, limit, after, offset = 0, categoryId }: NewestPosts,
): Promise<PostCardRow[]> {
  const inCategory = categoryId === undefined ? undefined : eq(posts.categoryId, categoryId);
  const wanted = and(publishedIn(locale), inCategory, newest.after(after));
  // What is passed over is passed over in the index: a card opens its article's text.
  const ids = db
    .select({ id: posts.id })
    .from(posts)
    .where(wanted)
    .orderBy(...newest.order)
    .limit(limit)
    .offset(offset);
  return selectCards(db)
    .where(offset === 0 ? wanted : inArray(posts.id, ids))
    .orderBy(...newest.order)
    .limit(limit);
}

/** With their bodies: for those who carry articles elsewhere. */
export const listNewestWhole = (db: Db, locale: Locale, limit: number): Promise<PostRow[]> =>
  db
    .select()
    .from(posts)
    .where(publishedIn(locale))
    .orderBy(...newest.order)
    .limit(limit);

interface Address {
  locale: Locale;
  slug: string;
}

/** The published post at each of these addresses. */
export async function listPublishedAt(db: Db, addresses: Address[]): Promise<(PostRow | undefined)[]> {
  const given = JSON.stringify(addresses);
  const named = sql`(SELECT locale, slug FROM jsonb_to_recordset(${given}::jsonb) AS address(locale text, slug text))`;
  const rows = await db
    .select()
    .from(posts)
    .where(and(eq(posts.status, 'published'), sql`(${posts.locale}, ${posts.slug}) IN ${named}`));
  return addresses.map(({ locale, slug }) => rows.find((row) => row.slug === slug && row.locale === locale));
}

/** The published post that an old slug leads to. */
export async function findPostByOldSlug(db: Db, locale: Locale, slug: string): Promise<PostRow | undefined> {
  const [row] = await db
    .select({ post: posts })
    .from(slugRedirects)
    .innerJoin(posts, eq(posts.id, slugRedirects.postId))
    .where(and(leadsFrom(locale, slug), eq(posts.status, 'published')))
    .limit(1);
  return row?.post;
}
