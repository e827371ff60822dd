import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { posts } from '#db/schema/writing/posts.ts';
import type { SearchFields } from './posts.search.ts';

/** Posts whose search text was written for another month than the current one. */
export const listPostsSearchableAsOfOtherMonth = (db: Db, locale: Locale, month: string, limit: number) =>
  db
    .select({ id: posts.id, title: posts.title, excerpt: posts.excerpt })
    .from(posts)
    .where(and(eq(posts.locale, locale), isNotNull(posts.searchMonth), ne(posts.searchMonth, month)))
    .orderBy(asc(posts.id))
    .limit(limit);

export async function updateSearchFields(db: Db, rows: ({ id: number } & SearchFields)[]): Promise<void> {
  const values = rows.map(
    (row) => sql`(${row.id}::bigint, ${row.searchTitle}, ${row.searchText}, ${row.searchMonth})`,
  );
  await db.execute(sql`
    UPDATE ${posts} SET search_title = fresh.title, search_text = fresh.body, search_month = fresh.month
    FROM (VALUES ${sql.join(values, sql`, `)}) AS fresh (id, title, body, month)
    WHERE ${posts.id} = fresh.id`);
}
