import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/site/locales.ts';
import { containing } from '#db/containing.ts';
import type { Db } from '#db/open.ts';
import { products } from '#db/schema/commerce/products.ts';
import { productsNamedIn } from '#db/schema/commerce/products-named-in.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { posts } from '#db/schema/writing/posts.ts';
import { mentionsAll } from './posts.match.queries.ts';
import { newest, type PostCardRow, publishedIn, selectCards } from './posts.queries.ts';

export interface SoughtWord {
  /** Folded. */
  text: string;
  /** The categories and products that it names. */
  categoryIds: number[];
  productIds: number[];
}

/** Products that may be meant by some of these words; which of them are is told by what comes along. */
export const listProductsSpeakingOf = (db: Db, locale: Locale, words: string[], limit: number) =>
  db
    .select({
      id: products.id,
      names: products.searchText,
      kind: sql<string | null>`${products.specs} ->> 'kind'`,
      title: reviews.title,
    })
    .from(products)
    .leftJoin(
      reviews,
      and(eq(reviews.productId, products.id), eq(reviews.locale, locale), eq(reviews.status, 'published')),
    )
    .where(
      or(
        ...words.flatMap((word) => [
          containing(products.searchText, word),
          containing(sql`lower(${products.specs} ->> 'kind')`, word),
          containing(reviews.searchText, word),
        ]),
      ),
    )
    .orderBy(products.id)
    .limit(limit);

/** Answered by the index of products in articles, once for a question however many articles it looks at. */
const naming = (db: Db, productIds: number[]): SQL | undefined => {
  if (productIds.length === 0) return undefined;
  const some = `$[*] ? (${productIds.map((id) => `@ == ${id}`).join(' || ')})`;
  const ids = db
    .select({ id: posts.id })
    .from(posts)
    .where(sql`${productsNamedIn('content')} @? ${some}::jsonpath`);
  return inArray(posts.id, ids);
};

const isAbout = (db: Db, { categoryIds, productIds }: Omit<SoughtWord, 'text'>): SQL | undefined =>
  or(categoryIds.length > 0 ? inArray(posts.categoryId, categoryIds) : undefined, naming(db, productIds));

/** Posts of which every word is true, some of them because of a category or of products that the post names. */
export function listPostsAbout(
  db: Db,
  locale: Locale,
  words: SoughtWord[],
  limit: number,
): Promise<PostCardRow[]> {
  const ids = (of: 'categoryIds' | 'productIds') => [...new Set(words.flatMap((word) => word[of]))];
  const some = isAbout(db, { categoryIds: ids('categoryIds'), productIds: ids('productIds') });
  const all = words.map((word) => or(mentionsAll(posts.searchText, [word.text]), isAbout(db, word)));
  return selectCards(db)
    .where(and(publishedIn(locale), some, ...all))
    .orderBy(...newest.order)
    .limit(limit);
}
