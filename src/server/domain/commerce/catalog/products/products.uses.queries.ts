import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { launches } from '#db/schema/commerce/launches.ts';
import { productsNamedIn } from '#db/schema/commerce/products-named-in.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';

/** In full, everywhere below: drizzle leaves a table's name out where there is only one, and here are two. */
const names = (column: string, productId: SQL | number): SQL =>
  sql`${productsNamedIn(column)} @> jsonb_build_array(${productId}::bigint)`;
const ofEdition = (table: string, locale: Locale | undefined): SQL | undefined =>
  locale && sql`${sql.raw(table)}.locale = ${locale}`;

/** Bodies that name some of these products: a question that the index answers, however many are asked for. */
const namesSome = (column: string, ids: number[] | undefined): SQL | undefined =>
  ids &&
  sql`${productsNamedIn(column)} @? ${`$[*] ? (${ids.map((id) => `@ == ${id}`).join(' || ')})`}::jsonpath`;

const eachNamedIn = (column: string): SQL =>
  sql`LATERAL (SELECT DISTINCT jsonb_array_elements_text(${productsNamedIn(column)})::bigint AS id) named`;

/**
 * The number of a product for each place that shows it, all at once: what a body names is taken out of it once, not
 * once for each product. A review is not used by its own product's.
 */
const uses = ({ locale, ids }: { locale?: Locale | undefined; ids?: number[] }): SQL => sql`
  SELECT named.id FROM posts, ${eachNamedIn('posts.content')}
    WHERE ${and(sql`posts.trashed_at IS NULL`, ofEdition('posts', locale), namesSome('posts.content', ids))}
  UNION ALL
  SELECT named.id FROM reviews, ${eachNamedIn('reviews.body')}
    WHERE ${and(sql`named.id <> reviews.product_id`, ofEdition('reviews', locale), namesSome('reviews.body', ids))}
  UNION ALL
  SELECT reviews.product_id FROM launches JOIN reviews ON reviews.id = launches.review_id
    WHERE ${and(ofEdition('launches', locale), ids && inArray(reviews.productId, ids)) ?? sql`true`}`;

/** Products that nothing of an edition shows, or nothing at all. */
export const isUnused = (locale: Locale | undefined): SQL => sql`products.id NOT IN (${uses({ locale })})`;

/** How many places show each of these products. */
export async function countUses(db: Db, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; n: number }>(
    sql`SELECT id, count(*)::int AS n FROM (${uses({ ids })}) AS places GROUP BY id`,
  );
  return new Map(rows.map(({ id, n }) => [Number(id), n]));
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

/** The same, with what sells it: offers and links of shops. */
export async function countHolders(tx: Db, productId: number): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`SELECT (
    (SELECT count(*) FROM offers WHERE product_id = ${productId}::bigint)
    + (SELECT count(*) FROM shop_links WHERE product_id = ${productId}::bigint)
  )::int AS n`);
  return Number(rows[0]?.n ?? 0) + (await countNames(tx, productId));
}
