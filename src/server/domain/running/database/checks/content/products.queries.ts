import { sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { productsNamedIn } from '#db/schema/commerce/products-named-in.ts';

interface Named extends Record<string, unknown> {
  id: number;
  /** Where it is written: a review's product has the screen. */
  screenId: number;
  locale: Locale;
  title: string;
  productId: number;
}

/** Texts that name a product that does not exist: no foreign key reaches into a body. */
async function listNaming(db: Db, from: string, body: string, screenId: string): Promise<Named[]> {
  const { rows } = await db.execute<Named>(sql`
    SELECT texts.id, texts.${sql.raw(screenId)} AS "screenId", texts.locale, texts.title,
      named.product::bigint AS "productId"
    FROM ${sql.raw(from)} texts,
      LATERAL (SELECT DISTINCT jsonb_array_elements(${productsNamedIn(`texts.${body}`)}) AS product) named
    WHERE NOT EXISTS (SELECT 1 FROM products WHERE products.id = named.product::bigint)
    ORDER BY texts.id, 5`);
  return rows;
}

export const listPostsNamingNothing = (db: Db) =>
  listNaming(db, '(SELECT * FROM posts WHERE trashed_at IS NULL)', 'content', 'id');
export const listReviewsNamingNothing = (db: Db) => listNaming(db, 'reviews', 'body', 'product_id');

export async function isProduct(tx: Db, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT 1 FROM products WHERE id = ${id}`);
  return rows.length > 0;
}
