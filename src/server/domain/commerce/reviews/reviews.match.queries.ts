import { and, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { PriceBand } from '#contract/commerce/products/price-bands.ts';
import type { Locale } from '#contract/site/locales.ts';
import { containing } from '#db/containing.ts';
import type { Db } from '#db/open.ts';
import { products } from '#db/schema/commerce/products.ts';
import { reviews } from '#db/schema/commerce/reviews.ts';
import { categories } from '#db/schema/writing/categories.ts';
import type { OfferRules } from '#server/domain/commerce/marketplaces/offer-rules.ts';
import { inBand, isBuyable, type ShownOffers, shownOffers } from './reviews.offers.queries.ts';

export interface SoughtWord {
  /** Folded. */
  text: string;
  /** The categories that it names, among others. */
  categoryIds: number[];
}

export interface ReviewFilter {
  locale: Locale;
  /** What the shops allow an offer to say now. */
  rules: OfferRules;
  words: SoughtWord[];
  categorySlug?: string | undefined;
  brand?: string | undefined;
  minScore?: number | undefined;
  price?: PriceBand | undefined;
  buyableNow?: boolean | undefined;
}

/** Reviews with their product and, where they have one, their category. */
export const joined = <T extends PgSelect>(selected: T) =>
  selected
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(categories, eq(categories.id, reviews.categoryId));

export const publishedIn = (locale: Locale): SQL | undefined =>
  and(eq(reviews.locale, locale), eq(reviews.status, 'published'));

/** Offers are looked at only where somebody asks about them. */
function offering(db: Db, { locale, rules, price, buyableNow }: ReviewFilter): SQL | undefined {
  if (price === undefined && !buyableNow) return undefined;
  const shown: ShownOffers = shownOffers(db, locale, rules);
  const wanted = and(price && inBand(shown, price), buyableNow ? isBuyable(shown) : undefined);
  return inArray(reviews.productId, db.select({ id: shown.productId }).from(shown).where(wanted));
}

/** Brand, name, title and verdict; what kind of product it is, as its facts say; its category. */
const speaksOf = ({ text, categoryIds }: SoughtWord): SQL | undefined =>
  or(
    containing(reviews.searchText, text),
    containing(sql`lower(${products.specs} ->> 'kind')`, text),
    categoryIds.length > 0 ? inArray(reviews.categoryId, categoryIds) : undefined,
  );

export function matching(db: Db, filter: ReviewFilter): SQL | undefined {
  const { locale, words, categorySlug, brand, minScore } = filter;
  return and(
    publishedIn(locale),
    ...words.map(speaksOf),
    categorySlug === undefined ? undefined : eq(categories.slug, categorySlug),
    brand === undefined ? undefined : eq(products.brand, brand),
    minScore === undefined ? undefined : gte(reviews.score, minScore),
    offering(db, filter),
  );
}
