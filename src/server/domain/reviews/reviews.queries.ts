import { and, asc, count, desc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { ReviewSort } from '#contract/review-sorts.ts';
import type { Db } from '#db/open.ts';
import { categories } from '#db/schema/categories.ts';
import { localeConfigs } from '#db/schema/locale-configs.ts';
import { products } from '#db/schema/products.ts';
import { reviews } from '#db/schema/reviews.ts';

export interface ReviewFilter {
  locale: Locale;
  /** Folded. */
  words: string[];
  categorySlug?: string | undefined;
  brand?: string | undefined;
  minScore?: number | undefined;
}

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

const containing = (word: string) =>
  sql`${reviews.searchText} LIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;

const matching = ({ locale, words, categorySlug, brand, minScore }: ReviewFilter) =>
  and(
    eq(reviews.locale, locale),
    eq(reviews.status, 'published'),
    ...words.map(containing),
    categorySlug === undefined ? undefined : eq(categories.slug, categorySlug),
    brand === undefined ? undefined : eq(products.brand, brand),
    minScore === undefined ? undefined : gte(reviews.score, minScore),
  );

const selectReviews = (db: Db) =>
  db
    .select({ review: reviews, product: products, place: sql<string>`''` })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(categories, eq(categories.id, reviews.categoryId));

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

export interface ListPlace {
  key: string;
  id: number;
}

export function listReviews(
  db: Db,
  filter: ReviewFilter,
  { sort, limit, after }: { sort: ReviewSort; limit: number; after?: ListPlace | undefined },
): Promise<ReviewRow[]> {
  const { key, descending, cast } = orders[sort];
  const direction = descending ? desc : asc;
  const beyond =
    after &&
    sql`(${key}, ${reviews.id}) ${sql.raw(descending ? '<' : '>')} (${after.key}::${sql.raw(cast)}, ${after.id}::bigint)`;
  return db
    .select({ review: reviews, product: products, place: sql<string>`(${key})::text` })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(categories, eq(categories.id, reviews.categoryId))
    .where(and(matching(filter), beyond))
    .orderBy(direction(key), direction(reviews.id))
    .limit(limit);
}

export async function countReviews(db: Db, filter: ReviewFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(categories, eq(categories.id, reviews.categoryId))
    .where(matching(filter));
  return row?.total ?? 0;
}

export const countByCategory = (db: Db, filter: ReviewFilter) =>
  db
    .select({ value: categories.slug, name: categories.name, count: count() })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(categories, eq(categories.id, reviews.categoryId))
    .where(matching({ ...filter, categorySlug: undefined }))
    .groupBy(categories.slug, categories.name);

export const countByBrand = (db: Db, filter: ReviewFilter) =>
  db
    .select({ value: products.brand, name: products.brand, count: count() })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(categories, eq(categories.id, reviews.categoryId))
    .where(matching({ ...filter, brand: undefined }))
    .groupBy(products.brand);

export async function findPublishedReview(
  db: Db,
  locale: Locale,
  slug: string,
): Promise<ReviewRow | undefined> {
  const [row] = await selectReviews(db)
    .where(and(eq(reviews.locale, locale), eq(reviews.status, 'published'), eq(reviews.slug, slug)))
    .limit(1);
  return row;
}

/** Others of the same category, best first. */
export const listAlternatives = (db: Db, locale: Locale, categoryIds: number[], not: number, limit: number) =>
  selectReviews(db)
    .where(
      and(
        eq(reviews.locale, locale),
        eq(reviews.status, 'published'),
        inArray(reviews.categoryId, categoryIds),
        ne(reviews.id, not),
      ),
    )
    .orderBy(desc(reviews.score), desc(reviews.id))
    .limit(limit);

/** The same product's published reviews in active editions. */
export const listReviewSiblings = (db: Db, productId: number) =>
  db
    .select({ locale: reviews.locale, slug: reviews.slug })
    .from(reviews)
    .innerJoin(localeConfigs, eq(localeConfigs.locale, reviews.locale))
    .where(
      and(
        eq(reviews.productId, productId),
        eq(reviews.status, 'published'),
        eq(localeConfigs.status, 'active'),
      ),
    )
    .orderBy(asc(localeConfigs.id));

export const listReviewsByIds = (db: Db, ids: number[]): Promise<ReviewRow[]> =>
  selectReviews(db).where(and(eq(reviews.status, 'published'), inArray(reviews.id, ids)));
