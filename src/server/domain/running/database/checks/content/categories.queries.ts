import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { posts } from '#db/schema/writing/posts.ts';

export const listUncategorised = (db: Db, limit: number) =>
  db
    .select({ id: posts.id, locale: posts.locale, title: posts.title })
    .from(posts)
    .where(and(eq(posts.status, 'published'), isNull(posts.categoryId)))
    .orderBy(asc(posts.id))
    .limit(limit);
