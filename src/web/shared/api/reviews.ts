import { queryOptions } from '@tanstack/react-query';
import { priceBandPattern } from '#contract/commerce/products/price-bands.ts';
import { comparedSlugs } from '#contract/commerce/reviews/compared-slugs.ts';
import { reviewSorts } from '#contract/commerce/reviews/review-sorts.ts';
import type { Comparison, Review, ReviewList } from '#contract/commerce/reviews/reviews.schemas.ts';
import { limits } from '#contract/site/limits.ts';
import type { Locale } from '#contract/site/locales.ts';
import { inParts } from './in-parts.ts';

/** What the address of the list may say, and how it must look; anything else in it is ignored. */
const readers = {
  q: (text: string) => text.trim().slice(0, limits.search.maxInputChars),
  category: (text: string) => text.slice(0, limits.slugs.maxChars),
  brand: (text: string) => text.slice(0, limits.reviews.brandChars),
  minScore: (text: string) => (/^(10|\d(\.\d)?)$/.test(text) ? text : ''),
  price: (text: string) => (priceBandPattern.test(text) ? text : ''),
  available: (text: string) => (text === 'now' ? text : ''),
  sort: (text: string) => reviewSorts.find((sort) => sort === text) ?? '',
} as const;

export type ReviewFilters = Partial<Record<keyof typeof readers, string>>;

export const filtersOf = (search: URLSearchParams): ReviewFilters =>
  Object.fromEntries(
    Object.entries(readers).flatMap(([name, read]) => {
      const value = read((search.get(name) ?? '').replaceAll('\0', ''));
      return value === '' ? [] : [[name, value]];
    }),
  );

/** The products that an address compares, or that are chosen for it, however many it names. */
export const productsIn = (search: URLSearchParams, name: 'compare' | 'chosen'): string[] =>
  comparedSlugs(search.getAll(name)).filter(
    (slug) => slug.length <= limits.slugs.maxChars && !slug.includes('\0'),
  );

/** No more of them than a comparison holds. */
export const chosenIn = (search: URLSearchParams, name: 'compare' | 'chosen'): string[] =>
  productsIn(search, name).slice(0, limits.reviews.compared);

export const reviewsQuery = (locale: Locale, filters: ReviewFilters, page = 1) =>
  inParts<ReviewList>('/api/reviews', { locale, ...filters }, page);

export const reviewQuery = (locale: Locale, slug: string) =>
  queryOptions<Review>({ queryKey: [`/api/reviews/by-slug/${encodeURIComponent(slug)}`, { locale }] });

export const comparisonQuery = (locale: Locale, slugs: readonly string[]) =>
  queryOptions<Comparison>({ queryKey: ['/api/reviews/compare', { locale, slugs: slugs.join(',') }] });
