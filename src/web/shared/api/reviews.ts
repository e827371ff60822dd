import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { reviewSorts } from '#contract/review-sorts.ts';
import type { Review, ReviewList } from '#contract/reviews.ts';

/** What the address of the list may say, and how it must look; anything else in it is ignored. */
const readers = {
  q: (text: string) => text.trim().slice(0, limits.search.maxInputChars),
  category: (text: string) => text.slice(0, limits.slugs.maxChars),
  brand: (text: string) => text.slice(0, limits.reviews.brandChars),
  minScore: (text: string) => (/^(10|\d(\.\d)?)$/.test(text) ? text : ''),
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

export const reviewsQuery = (locale: Locale, filters: ReviewFilters) =>
  infiniteQueryOptions<ReviewList, Error, { pages: ReviewList[] }, readonly unknown[], string | null>({
    queryKey: ['/api/reviews', { locale, ...filters }],
    initialPageParam: null,
    getNextPageParam: (last) => last.nextCursor,
  });

export const reviewQuery = (locale: Locale, slug: string) =>
  queryOptions<Review>({ queryKey: [`/api/reviews/by-slug/${encodeURIComponent(slug)}`, { locale }] });
