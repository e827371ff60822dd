import { parsePriceBand, priceBandsOf } from '#contract/commerce/products/price-bands.ts';
import { type ReviewFilterName, reviewFilterNames } from '#contract/commerce/reviews/review-sorts.ts';
import { type Locale, languageTags } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { foldText } from '#i18n/fold.ts';
import type { ProductsService } from '#server/domain/commerce/products/products.service.ts';
import { searchWords } from '#server/domain/writing/posts/posts.search.ts';
import {
  countByAvailability,
  countByBrand,
  countByCategory,
  countByPrice,
  countReviews,
  findCategoryName,
  listCategoryNames,
} from './reviews.count.queries.ts';
import type { ReviewFilter, SoughtWord } from './reviews.match.queries.ts';

export interface ReviewSearch {
  locale: Locale;
  q?: string | undefined;
  category?: string | undefined;
  brand?: string | undefined;
  minScore?: number | undefined;
  price?: string | undefined;
  available?: 'now' | undefined;
}

/** Which part of a filter each word of a search stands for. */
const partsOf: Record<ReviewFilterName, Partial<ReviewFilter>> = {
  q: { words: [] },
  category: { categorySlug: undefined },
  brand: { brand: undefined },
  minScore: { minScore: undefined },
  price: { price: undefined },
  available: { buyableNow: undefined },
};

/** What a list could be narrowed to, and what to drop where nothing is left of it. */
export function createReviewFacets({ db, products }: { db: Db; products: ProductsService }) {
  /** The chosen value is offered even where nothing matches it: a form must show what is in force. */
  async function categoriesOf(filter: ReviewFilter) {
    const found = await countByCategory(db, filter);
    const { categorySlug } = filter;
    if (categorySlug === undefined || found.some(({ value }) => value === categorySlug)) return found;
    const name = await findCategoryName(db, filter);
    return name === undefined ? found : [...found, { value: categorySlug, name, count: 0 }];
  }

  async function brandsOf(filter: ReviewFilter) {
    const found = await countByBrand(db, filter);
    const { brand } = filter;
    if (brand === undefined || found.some(({ value }) => value === brand)) return found;
    return [...found, { value: brand, name: brand, count: 0 }];
  }

  async function withoutEach(search: ReviewSearch, filter: ReviewFilter) {
    const used = reviewFilterNames.filter((name) => search[name] !== undefined && search[name] !== '');
    const counted = await Promise.all(
      used.map(async (name) => ({
        filter: name,
        count: await countReviews(db, { ...filter, ...partsOf[name] }),
      })),
    );
    return counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  }

  /** Categories are few and their names are not stored folded: they are told here. */
  async function wordsOf(locale: Locale, q: string): Promise<SoughtWord[]> {
    const words = searchWords(q);
    if (words.length === 0) return [];
    const named = (await listCategoryNames(db, locale)).map(({ id, name }) => ({ id, name: foldText(name) }));
    return words.map((text) => ({
      text,
      categoryIds: named.filter(({ name }) => name.includes(text)).map(({ id }) => id),
    }));
  }

  return {
    async filterOf(search: ReviewSearch): Promise<ReviewFilter> {
      const { locale, q = '', category, brand, minScore, price, available } = search;
      return {
        locale,
        rules: await products.getOfferRules(locale),
        words: await wordsOf(locale, q),
        categorySlug: category,
        brand,
        minScore,
        price: price === undefined ? undefined : parsePriceBand(price),
        buyableNow: available === 'now',
      };
    },

    async count(search: ReviewSearch, filter: ReviewFilter) {
      const byName = new Intl.Collator(languageTags[search.locale]).compare;
      const { currency } = filter.rules;
      const [total, categories, brands, prices, availability] = await Promise.all([
        countReviews(db, filter),
        categoriesOf(filter),
        brandsOf(filter),
        countByPrice(db, filter, priceBandsOf(currency)),
        countByAvailability(db, filter),
      ]);
      return {
        total,
        categories: categories.sort((a, b) => byName(a.name, b.name)),
        brands: brands.sort((a, b) => byName(a.name, b.name)),
        prices,
        availability,
        without: total === 0 ? await withoutEach(search, filter) : [],
      };
    },
  };
}
