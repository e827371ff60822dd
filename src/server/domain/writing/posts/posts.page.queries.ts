import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { localeConfigs } from '#db/schema/locale-configs.ts';
import { posts } from '#db/schema/posts.ts';
import type { Place } from '#server/lib/cursor.ts';

const title = { id: posts.id, slug: posts.slug, title: posts.title };

const at = ({ at: moment, id }: Place) => sql`(${moment.toISOString()}::timestamptz, ${id}::bigint)`;
const place = sql`(${posts.publishedAt}, ${posts.id})`;

/** The posts published just before and just after one. */
export async function findNeighbours(db: Db, locale: Locale, of: Place) {
  const published = and(eq(posts.locale, locale), eq(posts.status, 'published'));
  const [[previous], [next]] = await Promise.all([
    db
      .select(title)
      .from(posts)
      .where(and(published, sql`${place} < ${at(of)}`))
      .orderBy(desc(posts.publishedAt), desc(posts.id))
      .limit(1),
    db
      .select(title)
      .from(posts)
      .where(and(published, sql`${place} > ${at(of)}`))
      .orderBy(asc(posts.publishedAt), asc(posts.id))
      .limit(1),
  ]);
  return { previous, next };
}

/** Where else the article can be read: its published siblings in active editions, itself included. */
export const listPostSiblings = (db: Db, groupId: string) =>
  db
    .select({ locale: posts.locale, slug: posts.slug })
    .from(posts)
    .innerJoin(localeConfigs, eq(localeConfigs.locale, posts.locale))
    .where(and(eq(posts.groupId, groupId), eq(posts.status, 'published'), eq(localeConfigs.status, 'active')))
    .orderBy(asc(localeConfigs.id));
