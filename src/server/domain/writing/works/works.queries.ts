import { eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Work } from '#contract/writing/authors/authors.schemas.ts';
import type { Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { posts } from '#db/schema/writing/posts.ts';

export interface WorkPlace {
  kind: Work['kind'];
  id: number;
  /** Where the list goes on: ids of both kinds in one order. */
  place: Place;
}

interface Wanted {
  authorId: number;
  locale: Locale;
  limit: number;
  after?: Place | undefined;
  offset?: number;
}

/** An article's number is even and a review's odd: two of one moment have a definite order. */
const kinds = { post: 0, review: 1 } as const;

/** What a person has published in an edition, newest first. Each kind is read from its index no further than needed. */
export async function listWorkPlaces(
  db: Db,
  { authorId, locale, limit, after, offset = 0 }: Wanted,
): Promise<WorkPlace[]> {
  const most = limit + offset;
  const of = (table: typeof posts | typeof reviews, kind: Work['kind']) => {
    const number = sql`${table.id} * 2 + ${sql.raw(String(kinds[kind]))}`;
    const beyond = after
      ? sql`AND (${table.publishedAt}, ${number}) < (${after.at.toISOString()}::timestamptz, ${after.id}::bigint)`
      : sql``;
    return sql`(
      SELECT ${sql.raw(`'${kind}'`)} AS kind, ${table.id} AS id, ${table.publishedAt} AS at, ${number} AS number
      FROM ${table}
      WHERE ${table.authorId} = ${authorId} AND ${table.locale} = ${locale} AND ${table.status} = 'published' ${beyond}
      ORDER BY ${table.publishedAt} DESC, ${table.id} DESC LIMIT ${most})`;
  };
  const { rows } = await db.execute<{
    kind: Work['kind'];
    id: number;
    at: Date | string;
    number: number;
  }>(sql`
    ${of(posts, 'post')} UNION ALL ${of(reviews, 'review')}
    ORDER BY at DESC, number DESC LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(({ kind, id, at, number }) => ({
    kind,
    id: Number(id),
    place: { at: new Date(at), id: Number(number) },
  }));
}

export const listReviewsOf = (db: Db, ids: number[]) =>
  db
    .select({ review: reviews, product: products })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(inArray(reviews.id, ids));
export type ReviewOf = Awaited<ReturnType<typeof listReviewsOf>>[number];
