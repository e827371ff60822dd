import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { posts } from '#db/schema/writing/posts.ts';

/** Who has these addresses, in any edition; posts in the trash make way. */
export const listSlugHolders = (db: Db, slugs: string[]) =>
  db
    .select({ id: posts.id, locale: posts.locale, slug: posts.slug })
    .from(posts)
    .where(and(inArray(posts.slug, slugs), isNull(posts.trashedAt)));
