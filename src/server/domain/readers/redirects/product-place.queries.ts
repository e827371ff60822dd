import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { productsNamedIn } from '#db/schema/commerce/products-named-in.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { posts } from '#db/schema/writing/posts.ts';

/** The address of a product's published review. */
export async function findReviewSlug(db: Db, locale: Locale, productId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: reviews.slug })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.locale, locale), eq(reviews.status, 'published')))
    .limit(1);
  return row?.slug;
}

/** The first published article that shows it. */
export async function findArticleSlug(
  db: Db,
  locale: Locale,
  productId: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: posts.slug })
    .from(posts)
    .where(
      and(
        eq(posts.locale, locale),
        eq(posts.status, 'published'),
        isNull(posts.trashedAt),
        sql`${productsNamedIn('posts.content')} @> jsonb_build_array(${productId}::bigint)`,
      ),
    )
    .orderBy(asc(posts.publishedAt), asc(posts.id))
    .limit(1);
  return row?.slug;
}
