import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import { type AdminPostSort, type PostView, postViews } from '#contract/writing/posts/posts.words.ts';
import type { Db } from '#db/open.ts';
import { articles } from '#db/schema/writing/articles.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { containsAll } from '../posts.match.queries.ts';
import type { DeskPlace } from './desk.cursor.ts';

export interface DeskFilter {
  locale?: Locale | undefined;
  /** Folded, as `searchWords` gives them. All of them must be found. */
  words: string[];
  view?: PostView | undefined;
  categoryId?: number | undefined;
  author?: string | undefined;
  /** These alone. */
  ids?: number[] | undefined;
  /** The first published post of each article that this edition lacks. */
  lackedBy?: Locale | undefined;
}

/** A list never carries bodies. */
const columns = {
  id: posts.id,
  locale: posts.locale,
  groupId: posts.groupId,
  slug: posts.slug,
  title: posts.title,
  status: posts.status,
  trashedAt: posts.trashedAt,
  trashedStatus: posts.trashedStatus,
  categoryId: posts.categoryId,
  author: posts.author,
  publishedAt: posts.publishedAt,
  scheduledFor: posts.scheduledFor,
  createdAt: posts.createdAt,
  updatedAt: posts.updatedAt,
  updatedBy: posts.updatedBy,
  handedInAt: posts.handedInAt,
  version: posts.version,
  imageUrl: posts.imageUrl,
};

/** Without a parameter: what is grouped by must read the same twice. */
const isHandedIn = sql`(${posts.status} = 'draft' AND ${posts.handedInAt} IS NOT NULL)`;

const inView = (view: PostView | undefined): SQL | undefined => {
  if (view === 'trash') return isNotNull(posts.trashedAt);
  if (view === 'handed_in') return and(isNull(posts.trashedAt), isHandedIn);
  const unasked = view === 'draft' ? isNull(posts.handedInAt) : undefined;
  return and(isNull(posts.trashedAt), unasked, view && eq(posts.status, view));
};

/** Up to here they are fetched by their ids; where there are more, a walk in the list's order meets enough of them soon. */
export const FEW_LACKED = 1_000;

const lackedBy = (missing: Locale): SQL =>
  sql`NOT ${articles.editions} @> ARRAY[${missing}] AND ${articles.firstPublishedId} IS NOT NULL`;

/** The first published post of articles that the edition lacks. */
export async function listLackedBy(db: Db, missing: Locale, limit: number): Promise<number[]> {
  const first = sql<number>`${articles.firstPublishedId}`.mapWith(posts.id);
  const found = await db.select({ first }).from(articles).where(lackedBy(missing)).limit(limit);
  return found.map((each) => each.first);
}

export const countLackedBy = (db: Db, missing: Locale): Promise<number> =>
  db.$count(articles, lackedBy(missing));

/** Asked of each post by itself: turned into a join, all articles and all posts would be read. */
const isLackedBy = (missing: Locale): SQL =>
  sql`${posts.id} = (SELECT ${articles.firstPublishedId} FROM ${articles} WHERE ${articles.groupId} = ${posts.groupId} AND ${lackedBy(missing)})`;

const matching = ({
  locale,
  words,
  categoryId,
  author,
  ids,
  lackedBy: edition,
}: DeskFilter): SQL | undefined =>
  and(
    ids && sql`${posts.id} = ANY (${sql.param(ids)}::bigint[])`,
    edition && isLackedBy(edition),
    locale && eq(posts.locale, locale),
    categoryId === undefined ? undefined : eq(posts.categoryId, categoryId),
    author === undefined ? undefined : eq(posts.author, author),
    words.length > 0 ? containsAll(posts.searchText, words) : undefined,
  );

const TITLE_KEY = sql`left(${posts.searchTitle}, 80)`;

/** What each order sorts by; a post without the date comes last. Every order ends with the id, so that it is definite. */
function orderOf(sort: AdminPostSort, view: PostView | undefined) {
  // In the trash what counts is when something got there.
  const touched = view === 'trash' ? posts.trashedAt : posts.updatedAt;
  const moments = { updated: touched, published: posts.publishedAt, scheduled: posts.scheduledFor };
  if (sort === 'title') {
    return { key: TITLE_KEY, descending: false, nullable: false, asText: TITLE_KEY, cast: sql`::text` };
  }
  const key = sql`${moments[sort]}`;
  return {
    key,
    descending: sort !== 'scheduled',
    nullable: sort !== 'updated',
    asText: sql`to_char(${key} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    cast: sql`::timestamptz`,
  };
}

function beyond({ key, descending, nullable, cast }: ReturnType<typeof orderOf>, after: DeskPlace): SQL {
  const than = sql.raw(descending ? '<' : '>');
  const later = sql`${posts.id} ${than} ${after.id}::bigint`;
  if (after.key === null) return sql`(${key} IS NULL AND ${later})`;
  const place = sql`(${after.key}${cast}, ${after.id}::bigint)`;
  const farther = sql`(${key}, ${posts.id}) ${than} ${place}`;
  return nullable ? sql`(${farther} OR ${key} IS NULL)` : farther;
}

interface DeskPage {
  sort: AdminPostSort;
  limit: number;
  after?: DeskPlace | undefined;
}

export function listDeskPosts(db: Db, filter: DeskFilter, { sort, limit, after }: DeskPage) {
  const order = orderOf(sort, filter.view);
  const { key, descending, nullable, asText } = order;
  return db
    .select({ ...columns, categoryName: categories.name, place: sql<string | null>`${asText}` })
    .from(posts)
    .leftJoin(categories, eq(categories.id, posts.categoryId))
    .where(and(inView(filter.view), matching(filter), after && beyond(order, after)))
    .orderBy(
      sql`${key} ${sql.raw(`${descending ? 'DESC' : 'ASC'}${nullable ? ' NULLS LAST' : ''}`)}`,
      descending ? desc(posts.id) : asc(posts.id),
    )
    .limit(limit);
}

export const noPosts = Object.fromEntries(postViews.map((each) => [each, 0])) as Record<PostView, number>;

export async function countDeskPosts(db: Db, filter: DeskFilter): Promise<Record<PostView, number>> {
  const trashed = sql<boolean>`${posts.trashedAt} IS NOT NULL`;
  const view = sql<PostView>`CASE WHEN ${trashed} THEN 'trash' WHEN ${isHandedIn} THEN 'handed_in' ELSE ${posts.status} END`;
  const found = await db.select({ view, n: count() }).from(posts).where(matching(filter)).groupBy(view);
  const counts = { ...noPosts };
  for (const { view: name, n } of found) counts[name] = n;
  return counts;
}

/** The editions that have these articles, each with its own post. */
export const listEditions = (db: Db, groupIds: string[]) =>
  db
    .select({ id: posts.id, groupId: posts.groupId, locale: posts.locale, status: posts.status })
    .from(posts)
    .where(and(inArray(posts.groupId, groupIds), isNull(posts.trashedAt)))
    .orderBy(asc(posts.id));

export async function findDeskPost(db: Db, id: number) {
  const [row] = await db
    .select({ post: posts, categoryName: categories.name })
    .from(posts)
    .leftJoin(categories, eq(categories.id, posts.categoryId))
    .where(eq(posts.id, id))
    .limit(1);
  return row;
}

export async function findSource(db: Db, id: number) {
  const [row] = await db
    .select({ id: posts.id, locale: posts.locale, version: posts.version })
    .from(posts)
    .where(eq(posts.id, id))
    .limit(1);
  return row;
}
