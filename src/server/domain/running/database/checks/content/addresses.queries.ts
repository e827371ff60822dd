import { eq, sql } from 'drizzle-orm';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { slugRedirects } from '#db/schema/readers/slug-redirects.ts';
import { reviewAddress } from '#server/domain/commerce/reviews/reviews.address.ts';
import { categoryAddress } from '#server/domain/writing/categories/categories.address.ts';

export const addressed = { post: 'posts', category: 'categories', review: 'reviews' } as const;
export type Addressed = keyof typeof addressed;

/** As redirects know it: what follows the edition. */
export const addressOf = (kind: Addressed, locale: Locale, slug: string): string =>
  ({
    post: () => slug,
    category: () => categoryAddress(locale, slug),
    review: () => reviewAddress(locale, slug),
  })[kind]();

interface Twin extends Record<string, unknown> {
  id: number;
  locale: Locale;
  slug: string;
  title: string;
  screenId: number;
}

const titles = { post: 'title', category: 'name', review: 'title' };
const screens = { post: 'id', category: 'id', review: 'product_id' };

/** All but the oldest at one address. The index that forbids it is not asked: it is what may be broken. */
export async function listTwins(tx: Db, kind: Addressed): Promise<Twin[]> {
  await tx.execute(sql`SET LOCAL enable_indexscan = off`);
  await tx.execute(sql`SET LOCAL enable_indexonlyscan = off`);
  await tx.execute(sql`SET LOCAL enable_bitmapscan = off`);
  const { rows } = await tx.execute<Twin>(sql`
    SELECT id, locale, slug, ${sql.raw(titles[kind])} AS title, ${sql.raw(screens[kind])} AS "screenId"
    FROM (
      SELECT *, row_number() OVER (PARTITION BY locale, slug ORDER BY id) AS place
      FROM ${sql.raw(addressed[kind])}
    ) ranked
    WHERE place > 1
    ORDER BY id`);
  return rows;
}

interface Shadowed extends Record<string, unknown> {
  id: number;
  locale: Locale;
  slug: string;
}

/** Redirects at an address where a page stands: nobody is ever led on by them. */
export async function listShadowed(db: Db): Promise<Shadowed[]> {
  const words = sql.join(
    locales.map((locale) => sql`(${locale}, ${categoryAddress(locale, '')}, ${reviewAddress(locale, '')})`),
    sql`, `,
  );
  const { rows } = await db.execute<Shadowed>(sql`
    WITH words (locale, category, review) AS (VALUES ${words})
    SELECT redirects.id, redirects.locale, redirects.slug FROM slug_redirects redirects
    JOIN words ON words.locale = redirects.locale
    WHERE EXISTS (
        SELECT 1 FROM posts
        WHERE posts.locale = redirects.locale AND posts.slug = redirects.slug AND posts.status = 'published')
      OR EXISTS (
        SELECT 1 FROM categories
        WHERE categories.locale = redirects.locale AND words.category || '/' || categories.slug = redirects.slug)
      OR EXISTS (
        SELECT 1 FROM reviews
        WHERE reviews.locale = redirects.locale AND words.review || '/' || reviews.slug = redirects.slug
          AND reviews.status = 'published')
    ORDER BY redirects.id`);
  return rows;
}

export async function deleteRedirectById(tx: Db, id: number): Promise<void> {
  await tx.delete(slugRedirects).where(eq(slugRedirects.id, id));
}
