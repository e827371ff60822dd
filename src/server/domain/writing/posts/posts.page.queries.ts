import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { productsNamedIn } from '#db/schema/commerce/products-named-in.ts';
import { editions } from '#db/schema/running/editions.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { newest, type PostCardRow, publishedIn, selectCards } from './posts.queries.ts';

type Side = 'previous' | 'next';

interface Spot extends Place {
  locale: Locale;
}

type Neighbour = { id: number; slug: string; title: string };
type Neighbours = Record<Side, Neighbour | undefined>;

/** The posts published just before and just after each of some. One question: each costs more than its answer. */
export async function listNeighbours(db: Db, spots: Spot[]): Promise<Neighbours[]> {
  const given = JSON.stringify(spots.map((spot, number) => ({ ...spot, number })));
  const spot = sql.raw('spot');
  const beside = (side: Side, where: SQL, order: readonly SQL[]) => sql`(
    SELECT ${sql.raw(`'${side}'`)} AS side, ${posts.id}, ${posts.slug}, ${posts.title} FROM ${posts}
    WHERE ${posts.locale} = ${spot}.locale AND ${posts.status} = 'published' AND ${where}
    ORDER BY ${sql.join([...order], sql`, `)} LIMIT 1)`;
  const key = sql`(${posts.publishedAt}, ${posts.id})`;
  const { rows } = await db.execute<{ number: number; side: Side } & Neighbour>(sql`
    SELECT ${spot}.number, beside.*
    FROM jsonb_to_recordset(${given}::jsonb) AS ${spot}(number int, locale text, at timestamptz, id bigint)
    CROSS JOIN LATERAL (
      ${beside('previous', sql`${key} < (${spot}.at, ${spot}.id)`, newest.order)}
      UNION ALL
      ${beside('next', sql`${key} > (${spot}.at, ${spot}.id)`, newest.backwards)}
    ) AS beside`);
  const found = spots.map((): Neighbours => ({ previous: undefined, next: undefined }));
  for (const { number, side, id, slug, title } of rows) {
    const of = found[number];
    if (of) of[side] = { id: Number(id), slug, title };
  }
  return found;
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

/** Where else each article can be read: its published siblings in active editions, itself included. */
export async function listPostSiblings(db: Db, groupIds: string[]) {
  const rows = await db
    .select({ groupId: posts.groupId, locale: posts.locale, slug: posts.slug })
    .from(posts)
    .innerJoin(editions, eq(editions.locale, posts.locale))
    .where(
      and(
        inArray(
          posts.groupId,
          sql`(SELECT jsonb_array_elements_text(${JSON.stringify(groupIds)}::jsonb)::uuid)`,
        ),
        eq(posts.status, 'published'),
        eq(editions.status, 'active'),
      ),
    )
    .orderBy(asc(editions.id));
  return groupIds.map((wanted) =>
    rows.flatMap(({ groupId, ...sibling }) => (groupId === wanted ? [sibling] : [])),
  );
}
