import { sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';

interface Copy extends Record<string, unknown> {
  id: number;
  screenId: number;
  locale: Locale;
  title: string;
  original: string;
  groupId: string;
}

/** Copies that stand apart from their original, whose group has room for them. Its trash does not count. */
export async function listCopiesApart(db: Db): Promise<Copy[]> {
  const { rows } = await db.execute<Copy>(sql`
    SELECT copies.id, copies.id AS "screenId", copies.locale, copies.title, originals.title AS original,
      originals.group_id AS "groupId"
    FROM posts copies JOIN posts originals ON originals.id = copies.copied_from_id
    WHERE copies.group_id <> originals.group_id AND copies.locale <> originals.locale
      AND copies.trashed_at IS NULL AND originals.trashed_at IS NULL
      AND NOT EXISTS (
        SELECT 1 FROM posts others WHERE others.group_id = originals.group_id
          AND others.locale = copies.locale AND others.trashed_at IS NULL)
    ORDER BY copies.id`);
  return rows;
}

/** Reviews that name the review of another product as their original. */
export async function listCopiesOfOthers(db: Db): Promise<Copy[]> {
  const { rows } = await db.execute<Copy>(sql`
    SELECT copies.id, copies.product_id AS "screenId", copies.locale, copies.title,
      originals.title AS original, '' AS "groupId"
    FROM reviews copies JOIN reviews originals ON originals.id = copies.copied_from_id
    WHERE copies.product_id <> originals.product_id
    ORDER BY copies.id`);
  return rows;
}

/** Of several posts that an edition has of one article, all but the oldest. */
export async function listSecondOnes(db: Db): Promise<Copy[]> {
  const { rows } = await db.execute<Copy>(sql`
    SELECT later.id, later.id AS "screenId", later.locale, later.title, first.title AS original,
      later.group_id AS "groupId"
    FROM posts later
    JOIN LATERAL (
      SELECT title FROM posts
      WHERE posts.group_id = later.group_id AND posts.locale = later.locale
        AND posts.id < later.id AND posts.trashed_at IS NULL
      ORDER BY posts.id LIMIT 1
    ) first ON true
    WHERE later.trashed_at IS NULL
    ORDER BY later.id`);
  return rows;
}

export async function forgetOriginal(tx: Db, reviewId: number): Promise<void> {
  await tx.execute(
    sql`UPDATE reviews SET copied_from_id = NULL, copied_from_version = NULL WHERE id = ${reviewId}`,
  );
}
