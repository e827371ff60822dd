import { and, asc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ProductFilter } from '#contract/commerce/products/products.words.ts';
import type { ReviewListQuery } from '#contract/commerce/reviews/reviews.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { containing } from '#db/containing.ts';
import { newestBy, type Place } from '#db/keyset.ts';
import { offersThatAreFresh, offersThatLink } from '#db/offers-that.ts';
import type { Db } from '#db/open.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import type { OfferRules } from '#server/domain/commerce/marketplaces/offer-rules.ts';
import { isUnused } from './products.uses.queries.ts';

const newest = newestBy(reviews.updatedAt, reviews.id);

export type ProductRow = typeof products.$inferSelect;
export type OfferRow = typeof offers.$inferSelect;

/** An edition that a filter asks about, and what its shops allow now. */
export interface AskedEdition {
  locale: Locale;
  rules: OfferRules;
}

export interface ProductSearch {
  /** Folded; each must be in the brand, the name or the EAN. */
  words: string[];
  ids?: number[] | undefined;
  filter?: ProductFilter | undefined;
  /** The edition asked for, where there is one. */
  locale?: Locale | undefined;
  editions: AskedEdition[];
  after?: { name: string; id: number } | undefined;
  limit: number;
}

const isOffer = (where: SQL | undefined) => and(eq(offers.productId, products.id), where);

/** In some of these editions the product has such an offer. */
const someOffer = (db: Db, editions: AskedEdition[], that: (rules: OfferRules) => SQL | undefined): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(offers)
      .where(
        isOffer(
          or(sql`false`, ...editions.map(({ locale, rules }) => and(eq(offers.locale, locale), that(rules)))),
        ),
      ),
  );

/** In some of these editions there is nothing of the kind. */
const lackingSomewhere = (found: SQL, editions: AskedEdition[]): SQL => sql`(${found}) < ${editions.length}`;

function narrowing(db: Db, { filter, locale, editions }: ProductSearch): SQL | undefined {
  const codes = editions.map((edition) => edition.locale);
  switch (filter) {
    case 'stale':
      return someOffer(db, editions, (rules) =>
        and(
          // Where an edition shows no prices, none is missed.
          sql`${rules.showPrices}::boolean`,
          isNotNull(offers.price),
          sql`(${offersThatAreFresh(rules.shops)}) IS NOT TRUE`,
        ),
      );
    case 'unavailable':
      return someOffer(db, editions, () => eq(offers.availability, 'out_of_stock'));
    case 'no_link': {
      const linked = or(
        ...editions.map((edition) =>
          and(eq(offers.locale, edition.locale), offersThatLink(edition.rules.shops)),
        ),
      );
      const found = db
        .select({ n: sql`count(DISTINCT ${offers.locale})` })
        .from(offers)
        .where(isOffer(linked));
      return lackingSomewhere(found.getSQL(), editions);
    }
    case 'no_review': {
      const found = db
        .select({ n: sql`count(*)` })
        .from(reviews)
        .where(and(eq(reviews.productId, products.id), inArray(reviews.locale, codes)));
      return lackingSomewhere(found.getSQL(), editions);
    }
    case 'unused':
      return isUnused(locale);
    default:
      return undefined;
  }
}

/** By name. What was put away is shown to those who ask for it, or for it by its number. */
export function listProducts(db: Db, search: ProductSearch): Promise<ProductRow[]> {
  const { words, ids, filter, after, limit } = search;
  const putAway = filter === 'archived' ? isNotNull(products.archivedAt) : isNull(products.archivedAt);
  return db
    .select()
    .from(products)
    .where(
      and(
        ids ? inArray(products.id, ids) : putAway,
        ...words.map((word) => containing(products.searchText, word)),
        narrowing(db, search),
        after && sql`(${products.name}, ${products.id}) > (${after.name}::text, ${after.id}::bigint)`,
      ),
    )
    .orderBy(asc(products.name), asc(products.id))
    .limit(limit);
}

export async function findProduct(db: Db, id: number): Promise<ProductRow | undefined> {
  const [row] = await db.select().from(products).where(eq(products.id, id)).limit(1);
  return row;
}

/** A review without its texts, with the present version of what it was copied from. */
const source = alias(reviews, 'source');
const lineColumns = {
  id: reviews.id,
  productId: reviews.productId,
  locale: reviews.locale,
  slug: reviews.slug,
  title: reviews.title,
  status: reviews.status,
  score: reviews.score,
  verdict: reviews.verdict,
  updatedAt: reviews.updatedAt,
  toTranslate: reviews.toTranslate,
  copiedFromVersion: reviews.copiedFromVersion,
  sourceVersion: source.version,
};

/** Every edition's reviews of these products. */
export const listReviewsOf = (db: Db, productIds: number[]) =>
  db
    .select(lineColumns)
    .from(reviews)
    .leftJoin(source, eq(source.id, reviews.copiedFromId))
    .where(inArray(reviews.productId, productIds))
    .orderBy(asc(reviews.id));
export type ReviewLine = Awaited<ReturnType<typeof listReviewsOf>>[number];

export interface ReviewSearch extends Omit<ReviewListQuery, 'cursor' | 'q'> {
  /** Folded. */
  words: string[];
  after?: Place | undefined;
  limit: number;
}

/** Whatever was changed last comes first. */
export const listReviews = (db: Db, { locale, status, productId, words, after, limit }: ReviewSearch) =>
  db
    .select({ review: lineColumns, product: products })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(source, eq(source.id, reviews.copiedFromId))
    .where(
      and(
        locale && eq(reviews.locale, locale),
        status && eq(reviews.status, status),
        productId === undefined ? undefined : eq(reviews.productId, productId),
        ...words.map((word) => containing(reviews.searchText, word)),
        newest.after(after),
      ),
    )
    .orderBy(...newest.order)
    .limit(limit);

export const listProductRows = (db: Db, ids: number[]): Promise<ProductRow[]> =>
  db.select().from(products).where(inArray(products.id, ids)).orderBy(asc(products.id));

export const listOffersOf = (db: Db, productIds: number[]): Promise<OfferRow[]> =>
  db.select().from(offers).where(inArray(offers.productId, productIds)).orderBy(asc(offers.id));
