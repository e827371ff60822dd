import { and, asc, eq, gt, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { textFields } from '#contract/writing/replacements/replacements.words.ts';
import { containing } from '#db/containing.ts';
import type { Db } from '#db/open.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { shopLinks } from '#db/schema/commerce/shop-links.ts';
import { editions } from '#db/schema/running/editions.ts';
import { settings } from '#db/schema/running/settings.ts';
import { categories } from '#db/schema/writing/categories.ts';
import { posts } from '#db/schema/writing/posts.ts';
import type { RowSearch } from './target.ts';

/** A first look without reading whole texts: rows that cannot have the words, in any of these fields, are left out. */
function mayHave<F extends string>(
  core: string | undefined,
  table: Record<F, SQLWrapper>,
  fields: readonly F[],
) {
  if (core === undefined) return undefined;
  const texts = fields.map((field) => sql`${table[field]}::text`);
  return containing(sql`lower(concat_ws(' ', ${sql.join(texts, sql`, `)}))`, core.toLowerCase());
}

export const listPosts = (db: Db, { locale, core, after, limit }: RowSearch) =>
  db
    .select()
    .from(posts)
    .where(
      and(
        gt(posts.id, after),
        isNull(posts.trashedAt),
        locale && eq(posts.locale, locale),
        mayHave(core, posts, textFields.post),
      ),
    )
    .orderBy(asc(posts.id))
    .limit(limit);

export const listReviews = (db: Db, { locale, core, after, limit }: RowSearch) =>
  db
    .select()
    .from(reviews)
    .where(
      and(
        gt(reviews.id, after),
        locale && eq(reviews.locale, locale),
        mayHave(core, reviews, textFields.review),
      ),
    )
    .orderBy(asc(reviews.id))
    .limit(limit);

export const listProducts = (db: Db, { core, after, limit }: RowSearch) =>
  db
    .select()
    .from(products)
    .where(and(gt(products.id, after), mayHave(core, products, textFields.product)))
    .orderBy(asc(products.id))
    .limit(limit);

export const listCategories = (db: Db, { locale, core, after, limit }: RowSearch) =>
  db
    .select()
    .from(categories)
    .where(
      and(
        gt(categories.id, after),
        locale && eq(categories.locale, locale),
        mayHave(core, categories, textFields.category),
      ),
    )
    .orderBy(asc(categories.id))
    .limit(limit);

export const listEditions = (db: Db, { locale, after, limit }: RowSearch) =>
  db
    .select()
    .from(editions)
    .where(and(gt(editions.id, after), locale && eq(editions.locale, locale)))
    .orderBy(asc(editions.id))
    .limit(limit);

export const listShopLinks = (db: Db, { core, after, limit }: RowSearch) =>
  db
    .select()
    .from(shopLinks)
    .where(and(gt(shopLinks.id, after), mayHave(core, shopLinks, textFields.shop_link)))
    .orderBy(asc(shopLinks.id))
    .limit(limit);

/** Only what somebody has set: a default is no text of theirs. */
export async function findSiteName(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'site_name')).limit(1);
  return row?.value;
}

export async function findEditionLocale(db: Db, id: number) {
  const [row] = await db
    .select({ locale: editions.locale })
    .from(editions)
    .where(eq(editions.id, id))
    .limit(1);
  return row?.locale;
}
