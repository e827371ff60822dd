import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { launches } from '#db/schema/launches.ts';
import { products } from '#db/schema/products.ts';
import { productsNamedIn } from '#db/schema/products-named-in.ts';
import { reviews } from '#db/schema/reviews.ts';

/** In full, everywhere below: drizzle leaves a table's name out where there is only one, and here are two. */
const names = (column: string, productId: SQL | number): SQL =>
  sql`${productsNamedIn(column)} @> jsonb_build_array(${productId}::bigint)`;
const ofEdition = (table: string, locale: Locale | undefined): SQL | undefined =>
  locale && sql`${sql.raw(table)}.locale = ${locale}`;

/** Tables with the condition by which each shows a product. A review is not used by its own product's. */
const places = (productId: SQL, locale?: Locale): { from: SQL; where: SQL | undefined }[] => [
  {
    from: sql`posts`,
    where: and(sql`posts.trashed_at IS NULL`, names('posts.content', productId), ofEdition('posts', locale)),
  },
  {
    from: sql`reviews`,
    where: and(
      sql`reviews.product_id <> ${productId}`,
      names('reviews.body', productId),
      ofEdition('reviews', locale),
    ),
  },
  {
    from: sql`launches JOIN reviews ON reviews.id = launches.review_id`,
    where: and(sql`reviews.product_id = ${productId}`, ofEdition('launches', locale)),
  },
];

const PRODUCT = sql`products.id`;

/** Products that nothing of an edition shows, or nothing at all. */
export const isUnused = (locale: Locale | undefined): SQL | undefined =>
  and(
    ...places(PRODUCT, locale).map(
      ({ from, where }) => sql`NOT EXISTS (SELECT 1 FROM ${from} WHERE ${where})`,
    ),
  );

/** How many places show each of these products. */
export async function countUses(db: Db, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const sum = sql.join(
    places(PRODUCT).map(({ from, where }) => sql`(SELECT count(*) FROM ${from} WHERE ${where})`),
    sql` + `,
  );
  const rows = await db
    .select({ id: products.id, n: sql<number>`(${sum})::int` })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(rows.map(({ id, n }) => [id, n]));
}

export const listLaunchesOf = (db: Db, productId: number) =>
  db
    .select({
      id: reviews.id,
      locale: launches.locale,
      date: launches.date,
      status: reviews.status,
    })
    .from(launches)
    .innerJoin(reviews, eq(reviews.id, launches.reviewId))
    .where(eq(reviews.productId, productId))
    .orderBy(asc(launches.locale), asc(launches.date));

/** Everything that would miss the product, unsaved changes and the trash among it. */
export async function countNames(tx: Db, productId: number): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`SELECT (
    (SELECT count(*) FROM posts WHERE ${names('posts.content', productId)})
    + (SELECT count(*) FROM post_drafts WHERE ${names("(post_drafts.fields->'content')", productId)})
    + (SELECT count(*) FROM reviews
        WHERE reviews.product_id = ${productId}::bigint OR ${names('reviews.body', productId)})
  )::int AS n`);
  return Number(rows[0]?.n ?? 0);
}
