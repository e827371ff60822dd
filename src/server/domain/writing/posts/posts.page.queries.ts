import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/site/locales.ts';
import type { Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { productsNamedIn } from '#db/schema/commerce/products-named-in.ts';
import { editions } from '#db/schema/running/editions.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { newest, type PostCardRow, publishedIn, selectCards } from './posts.queries.ts';

type Side = 'previous' | 'next';

/** The posts published just before and just after one. */
export async function findNeighbours(db: Db, locale: Locale, of: Place) {
  const published = publishedIn(locale);
  const beside = (side: Side, where: SQL | undefined, order: readonly SQL[]) =>
    db
      .select({
        side: sql<Side>`${sql.raw(`'${side}'`)}`,
        id: posts.id,
        slug: posts.slug,
        title: posts.title,
      })
      .from(posts)
      .where(and(published, where))
      .orderBy(...order)
      .limit(1);
  // One question instead of two: each costs more than its answer.
  const found = await unionAll(
    beside('previous', newest.after(of), newest.order),
    beside('next', newest.before(of), newest.backwards),
  );
  const on = (wanted: Side) =>
    found.filter(({ side }) => side === wanted).map(({ side: _, ...post }) => post)[0];
  return { previous: on('previous'), next: on('next') };
}

/**
 * Other posts that name some of these products: those that are about little else first, and of these the ones that name
 * most of them. Who has read a list of ten finds the comparison of two next, or the article on one.
 */
export async function listPostsNaming(
  db: Db,
  locale: Locale,
  productIds: number[],
  not: number,
  limit: number,
): Promise<PostCardRow[]> {
  if (productIds.length === 0) return [];
  const named = productsNamedIn('content');
  const some = `$[*] ? (${productIds.map((id) => `@ == ${id}`).join(' || ')})`;
  const many = (products: SQL) =>
    sql`(SELECT count(DISTINCT product) FROM jsonb_array_elements(${products}) AS named(product))`;
  const shared = many(sql`jsonb_path_query_array(${named}, ${some}::jsonpath)`);
  return selectCards(db)
    .where(and(publishedIn(locale), ne(posts.id, not), sql`${named} @? ${some}::jsonpath`))
    .orderBy(desc(sql`${shared}::float / ${many(named)}`), desc(shared), ...newest.order)
    .limit(limit);
}

/** Where else the article can be read: its published siblings in active editions, itself included. */
export const listPostSiblings = (db: Db, groupId: string) =>
  db
    .select({ locale: posts.locale, slug: posts.slug })
    .from(posts)
    .innerJoin(editions, eq(editions.locale, posts.locale))
    .where(and(eq(posts.groupId, groupId), eq(posts.status, 'published'), eq(editions.status, 'active')))
    .orderBy(asc(editions.id));
