import { and, asc, eq } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Place } from '#db/keyset.ts';
import type { Db } from '#db/open.ts';
import { editions } from '#db/schema/running/editions.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { newest, publishedIn } from './posts.queries.ts';

const title = { id: posts.id, slug: posts.slug, title: posts.title };

/** The posts published just before and just after one. */
export async function findNeighbours(db: Db, locale: Locale, of: Place) {
  const published = publishedIn(locale);
  const [[previous], [next]] = await Promise.all([
    db
      .select(title)
      .from(posts)
      .where(and(published, newest.after(of)))
      .orderBy(...newest.order)
      .limit(1),
    db
      .select(title)
      .from(posts)
      .where(and(published, newest.before(of)))
      .orderBy(...newest.backwards)
      .limit(1),
  ]);
  return { previous, next };
}

/** Where else the article can be read: its published siblings in active editions, itself included. */
export const listPostSiblings = (db: Db, groupId: string) =>
  db
    .select({ locale: posts.locale, slug: posts.slug })
    .from(posts)
    .innerJoin(editions, eq(editions.locale, posts.locale))
    .where(and(eq(posts.groupId, groupId), eq(posts.status, 'published'), eq(editions.status, 'active')))
    .orderBy(asc(editions.id));
