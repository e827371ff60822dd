import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { editions } from '#db/schema/running/editions.ts';
import { posts } from '#db/schema/writing/posts.ts';

/** How much a person has published in each active edition. */
export async function countWorks(db: Db, authorIds: number[]) {
  const of = (table: typeof posts | typeof reviews) =>
    db
      .select({ authorId: table.authorId, locale: table.locale, n: sql<number>`count(*)::int` })
      .from(table)
      .innerJoin(editions, eq(editions.locale, table.locale))
      .where(
        and(inArray(table.authorId, authorIds), eq(table.status, 'published'), eq(editions.status, 'active')),
      )
      .groupBy(table.authorId, table.locale, editions.id)
      .orderBy(asc(editions.id));
  return { posts: await of(posts), reviews: await of(reviews) };
}
