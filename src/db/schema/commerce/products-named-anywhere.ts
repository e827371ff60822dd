import { type SQL, sql } from 'drizzle-orm';
import { productsNamedIn } from './products-named-in.ts';

const eachNamedIn = (column: string): SQL =>
  sql`LATERAL (SELECT DISTINCT jsonb_array_elements_text(${productsNamedIn(column)})::bigint AS id) named`;

/**
 * The numbers of all products that something would miss if they were gone: texts, unsaved ones and the trash among
 * them, reviews of them, and links that sell them.
 */
export const productsNamedAnywhere: SQL = sql`
  SELECT named.id FROM posts, ${eachNamedIn('posts.content')}
  UNION ALL
  SELECT named.id FROM post_drafts, ${eachNamedIn("(post_drafts.fields->'content')")}
  UNION ALL
  SELECT named.id FROM reviews, ${eachNamedIn('reviews.body')}
  UNION ALL
  SELECT reviews.product_id FROM reviews
  UNION ALL
  SELECT shop_links.product_id FROM shop_links WHERE shop_links.product_id IS NOT NULL`;
