import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { ReviewSort } from '#contract/commerce/reviews/review-sorts.ts';
import type { Locale } from '#contract/site/locales.ts';
import { leadsFrom } from '#db/old-addresses.ts';
import type { Db } from '#db/open.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';
import { editions } from '#db/schema/running/editions.ts';
import { joined, matching, publishedIn, type ReviewFilter } from './reviews.match.queries.ts';

/** What a list is ordered by; every order ends with the id, so that it is a definite one. */
const orders = {
  newest: {
    key: sql`(extract(epoch FROM ${reviews.publishedAt}) * 1000)::bigint`,
    descending: true,
    cast: 'bigint',
  },
  score: { key: sql`coalesce(${reviews.score}, 0)`, descending: true, cast: 'numeric' },
  name: { key: sql`left(${reviews.searchText}, 60)`, descending: false, cast: 'text' },
} as const satisfies Record<ReviewSort, { key: SQL; descending: boolean; cast: string }>;

/** `place`: the key by which a list goes on after a row. */
const selectRows = (db: Db, place: SQL = sql`''`) =>
  joined(
    db
      .select({ review: reviews, product: products, place: sql<string>`(${place})::text` })
      .from(reviews)
      .$dynamic(),
  );

export type ReviewRow = Awaited<ReturnType<typeof selectRows>>[number];

export interface ListPlace {
  key: string;
  id: number;
}

interface ListPart {
  sort: ReviewSort;
  limit: number;
  after?: ListPlace | undefined;
  /** How many to pass over. */
  offset?: number;
}

export function listReviews(
  db: Db,
  filter: ReviewFilter,
  { sort, limit, after, offset = 0 }: ListPart,
): Promise<ReviewRow[]> {
  const { key, descending, cast } = orders[sort];
  const direction = descending ? desc : asc;
  const beyond =
    after &&
    sql`(${key}, ${reviews.id}) ${sql.raw(descending ? '<' : '>')} (${after.key}::${sql.raw(cast)}, ${after.id}::bigint)`;
  return selectRows(db, key)
    .where(and(matching(db, filter), beyond))
    .orderBy(direction(key), direction(reviews.id))
    .limit(limit)
    .offset(offset);
}

export const listPublishedReviews = (db: Db, locale: Locale, slugs: string[]): Promise<ReviewRow[]> =>
  selectRows(db).where(and(publishedIn(locale), inArray(reviews.slug, slugs)));

export const listReviewsOfAnyStatus = (db: Db, id: number): Promise<ReviewRow[]> =>
  selectRows(db).where(eq(reviews.id, id));

/** How many facts of a product bear one of these names: things of one kind are described by the same ones. */
const factsNamed = (names: string[]) =>
  names.length === 0
    ? sql`0`
    : sql`(SELECT count(*) FROM jsonb_object_keys(${products.specs}) AS fact WHERE ${inArray(sql`fact`, names)})`;

/** Others of the same category: the same kind of thing first, the best of it before the rest. */
export const listAlternatives = (db: Db, locale: Locale, { review, product }: ReviewRow, limit: number) =>
  selectRows(db)
    .where(
      and(publishedIn(locale), eq(reviews.categoryId, review.categoryId ?? 0), ne(reviews.id, review.id)),
    )
    .orderBy(desc(factsNamed(Object.keys(product.specs))), desc(reviews.score), desc(reviews.id))
    .limit(limit);

/** The same product's published reviews in active editions. */
export const listReviewSiblings = (db: Db, productId: number) =>
  db
    .select({ locale: reviews.locale, slug: reviews.slug })
    .from(reviews)
    .innerJoin(editions, eq(editions.locale, reviews.locale))
    .where(
      and(eq(reviews.productId, productId), eq(reviews.status, 'published'), eq(editions.status, 'active')),
    )
    .orderBy(asc(editions.id));

export const listReviewsByIds = (db: Db, ids: number[]): Promise<ReviewRow[]> =>
  selectRows(db).where(and(eq(reviews.status, 'published'), inArray(reviews.id, ids)));

/** The published review that an old address leads to, by its present slug. */
export async function findSlugByOldAddress(db: Db, locale: Locale, address: string) {
  const [row] = await db
    .select({ slug: reviews.slug })
    .from(slugRedirects)
    .innerJoin(reviews, eq(reviews.id, slugRedirects.reviewId))
    .where(and(leadsFrom(locale, address), eq(reviews.status, 'published')))
    .limit(1);
  return row?.slug;
}
