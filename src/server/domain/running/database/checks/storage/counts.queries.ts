import { sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';

interface Miscounted extends Record<string, unknown> {
  id: number;
  locale: Locale;
  name: string;
  kept: number;
  counted: number;
}

/** Counted as the trigger does: what readers can see. */
export async function listMiscounted(db: Db): Promise<Miscounted[]> {
  const { rows } = await db.execute<Miscounted>(sql`
    SELECT categories.id, categories.locale, categories.name, post_count AS kept, coalesce(counts.n, 0) AS counted
    FROM categories
    LEFT JOIN (
      SELECT category_id, count(*)::int AS n FROM posts WHERE status = 'published' GROUP BY category_id
    ) counts ON counts.category_id = categories.id
    WHERE post_count <> coalesce(counts.n, 0)
    ORDER BY categories.id`);
  return rows;
}

/** Counts once it is held: the trigger of a post that is published meanwhile waits for it, and adds its own. */
export async function recount(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`SELECT 1 FROM categories WHERE id = ${id} FOR NO KEY UPDATE`);
  await tx.execute(sql`
    UPDATE categories SET post_count =
      (SELECT count(*)::int FROM posts WHERE category_id = categories.id AND status = 'published')
    WHERE id = ${id}`);
}
