import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';

async function exists(db: Db, what: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(sql`SELECT EXISTS (${what}) AS there`);
  return rows[0]?.there ?? false;
}

/** A person has a page where they have published something. */
export const hasWritten = (db: Db, locale: Locale, slug: string): Promise<boolean> =>
  exists(
    db,
    sql`SELECT 1 FROM authors WHERE authors.slug = ${slug} AND (
      EXISTS (SELECT 1 FROM posts WHERE posts.author_id = authors.id AND posts.locale = ${locale} AND posts.status = 'published')
      OR EXISTS (SELECT 1 FROM reviews WHERE reviews.author_id = authors.id AND reviews.locale = ${locale}
        AND reviews.status = 'published'))`,
  );

export const isShopLink = (db: Db, slug: string): Promise<boolean> =>
  exists(db, sql`SELECT 1 FROM shop_links WHERE slug = ${slug}`);

export const isLaunchDay = (db: Db, locale: Locale, day: string): Promise<boolean> =>
  exists(db, sql`SELECT 1 FROM launches WHERE locale = ${locale} AND date::text = ${day}`);

export const isPicture = (db: Db, name: string): Promise<boolean> =>
  exists(db, sql`SELECT 1 FROM media WHERE name = ${name}`);
