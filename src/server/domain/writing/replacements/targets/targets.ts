import { type TextKind, textFields } from '#contract/writing/replacements/replacements.words.ts';
import { rewriteProduct } from '#server/domain/commerce/catalog/products/rewrite-product.ts';
import { rewriteReview } from '#server/domain/commerce/catalog/reviews/rewrite-review.ts';
import { rewriteShopLink } from '#server/domain/commerce/shop-links/rewrite-shop-link.ts';
import { rewriteEdition } from '#server/domain/running/editions/rewrite-edition.ts';
import { rewriteSiteName } from '#server/domain/running/settings/rewrite-site-name.ts';
import { rewriteCategory } from '#server/domain/writing/categories/rewrite-category.ts';
import { rewritePost } from '#server/domain/writing/posts/writing/rewrite-post.ts';
import * as queries from './rows.queries.ts';
import type { TextRow, TextTarget, Values } from './target.ts';

const valuesOf = (kind: TextKind, row: object): Values =>
  Object.fromEntries(textFields[kind].map((field) => [field, (row as Values)[field]]));

/** Who writes gets values by their names; which they are, the fields of the kind say. */
const changing =
  <Fields extends object>(kind: TextKind, change: (values: Values) => Values | undefined) =>
  (row: object) =>
    change(valuesOf(kind, row)) as Fields | undefined;

const written = (kind: TextKind, row: object | undefined) => row && valuesOf(kind, row);

const posts: TextTarget = {
  kind: 'post',
  list: async (db, search) =>
    (await queries.listPosts(db, search)).map(
      (row): TextRow => ({
        id: row.id,
        screenId: row.id,
        title: row.title,
        locale: row.locale,
        values: valuesOf('post', row),
      }),
    ),
  write: async (tx, id, rewriting, change) =>
    written('post', await rewritePost(tx, id, rewriting, changing('post', change))),
};

const reviews: TextTarget = {
  kind: 'review',
  list: async (db, search) =>
    (await queries.listReviews(db, search)).map(
      (row): TextRow => ({
        id: row.id,
        screenId: row.productId,
        title: row.title,
        locale: row.locale,
        values: valuesOf('review', row),
      }),
    ),
  write: async (tx, id, rewriting, change) =>
    written('review', await rewriteReview(tx, id, rewriting, changing('review', change))),
};

const products: TextTarget = {
  kind: 'product',
  list: async (db, search) =>
    (await queries.listProducts(db, search)).map(
      (row): TextRow => ({
        id: row.id,
        screenId: row.id,
        title: `${row.brand} ${row.name}`,
        locale: null,
        values: valuesOf('product', row),
      }),
    ),
  write: async (tx, id, rewriting, change) =>
    written('product', await rewriteProduct(tx, id, rewriting, changing('product', change))),
};

const categories: TextTarget = {
  kind: 'category',
  list: async (db, search) =>
    (await queries.listCategories(db, search)).map(
      (row): TextRow => ({
        id: row.id,
        screenId: row.id,
        title: row.name,
        locale: row.locale,
        values: valuesOf('category', row),
      }),
    ),
  write: async (tx, id, rewriting, change) =>
    written('category', await rewriteCategory(tx, id, rewriting, changing('category', change))),
};

const editions: TextTarget = {
  kind: 'edition',
  list: async (db, search) =>
    (await queries.listEditions(db, search)).map(
      (row): TextRow => ({
        id: row.id,
        screenId: row.id,
        title: row.siteName,
        locale: row.locale,
        values: valuesOf('edition', row),
      }),
    ),
  async write(tx, id, rewriting, change) {
    const locale = await queries.findEditionLocale(tx, id);
    return (
      locale && written('edition', await rewriteEdition(tx, locale, rewriting, changing('edition', change)))
    );
  },
};

/** They are br's alone. */
const shopLinks: TextTarget = {
  kind: 'shop_link',
  list: async (db, search) =>
    search.locale && search.locale !== 'br'
      ? []
      : (await queries.listShopLinks(db, search)).map(
          (row): TextRow => ({
            id: row.id,
            screenId: row.id,
            title: row.title,
            locale: 'br',
            values: valuesOf('shop_link', row),
          }),
        ),
  write: async (tx, id, rewriting, change) =>
    written('shop_link', await rewriteShopLink(tx, id, rewriting, changing('shop_link', change))),
};

/** One text, which has no number of its own. */
const SITE_NAME_ID = 1;
const siteName: TextTarget = {
  kind: 'setting',
  async list(db, { after }) {
    const name = after < SITE_NAME_ID ? await queries.findSiteName(db) : undefined;
    if (name === undefined) return [];
    return [
      { id: SITE_NAME_ID, screenId: SITE_NAME_ID, title: name, locale: null, values: { site_name: name } },
    ];
  },
  async write(tx, _id, rewriting, change) {
    const name = await rewriteSiteName(tx, rewriting, (before) => {
      const changed = change({ site_name: before })?.site_name;
      return changed === undefined ? undefined : String(changed);
    });
    return name === undefined ? undefined : { site_name: name };
  },
};

/** In the order in which rows are locked: products before the texts that name them. */
export const targets: readonly TextTarget[] = [
  products,
  posts,
  reviews,
  categories,
  editions,
  shopLinks,
  siteName,
];
