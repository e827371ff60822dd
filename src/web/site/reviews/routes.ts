import { reviewFilterNames } from '#contract/commerce/reviews/review-sorts.ts';
import { paths, reviewWords } from '#contract/site/addresses/paths.ts';
import { locales } from '#contract/site/locales.ts';
import { postSearchQuery } from '#web/shared/api/posts.ts';
import { chosenIn, comparisonQuery, filtersOf, reviewQuery, reviewsQuery } from '#web/shared/api/reviews.ts';
import { editionHead } from '#web/shared/head/edition-lazy-head.ts';
import { lazyPage } from '#web/shared/lazy-page.ts';
import { pageOf } from '#web/shared/paging.ts';
import type { SiteRoute } from '#web/shared/site-route.ts';
import { head } from './head.ts';
import { onlyShown, onlyShownOf } from './shown-reviews.ts';

const list = lazyPage('src/web/site/reviews/review-list-page.tsx', () => import('./review-list-page.tsx'));
const comparison = lazyPage(
  'src/web/site/reviews/compare/compare-page.tsx',
  () => import('./compare/compare-page.tsx'),
);
const results = lazyPage(
  'src/web/site/reviews/search/search-page.tsx',
  () => import('./search/search-page.tsx'),
);
const detail = lazyPage('src/web/site/reviews/review-page.tsx', () => import('./review-page.tsx'));

// The server's business: browsers are spared the code.
/** Both pages at this address: which of them it is, a parameter decides. */
const reads: SiteRoute['reads'] = {
  ...Object.fromEntries(reviewFilterNames.map((name) => [name, 'one' as const])),
  sort: 'one',
  page: 'page',
  chosen: 'list',
  compare: 'list',
};
const trimList: SiteRoute['trimState'] = (client, { locale, search }) => {
  const { queryKey } = reviewsQuery(locale, filtersOf(search), pageOf(search));
  client.setQueryData(queryKey, (data) => data && onlyShown(data));
};
const trimReview: SiteRoute['trimState'] = (client, { locale, params }) => {
  const { queryKey } = reviewQuery(locale, params.slug ?? '');
  client.setQueryData(queryKey, (data) => data && onlyShownOf(data));
};

const movedTo: SiteRoute['movedTo'] = (client, { locale, params }) => {
  const review = client.getQueryData(reviewQuery(locale, params.slug ?? '').queryKey);
  return review && review.slug !== params.slug ? paths.review(locale, review.slug) : undefined;
};

/** Each edition has its own word for "review", and only its own. */
export const reviewRoutes: SiteRoute[] = locales.flatMap((edition): SiteRoute[] => [
  {
    path: `/:locale/${reviewWords[edition]}`,
    only: [edition],
    when: (search) => chosenIn(search, 'compare').length > 0,
    page: comparison,
    head: editionHead,
    prefetch: (client, { locale, search }) =>
      client.prefetchQuery(comparisonQuery(locale, chosenIn(search, 'compare'))),
    ...(import.meta.env.SSR && { reads }),
  },
  {
    path: `/:locale/${reviewWords[edition]}`,
    only: [edition],
    when: (search) => filtersOf(search).q !== undefined,
    page: results,
    head: editionHead,
    prefetch: async (client, { locale, search }) => {
      const filters = filtersOf(search);
      await Promise.all([
        client.prefetchQuery(postSearchQuery(locale, filters.q ?? '')),
        client.prefetchInfiniteQuery(reviewsQuery(locale, filters, pageOf(search))),
      ]);
    },
    ...(import.meta.env.SSR && { reads, trimState: trimList }),
  },
  {
    path: `/:locale/${reviewWords[edition]}`,
    only: [edition],
    page: list,
    head: editionHead,
    prefetch: async (client, { locale, search }) => {
      await client.prefetchInfiniteQuery(reviewsQuery(locale, filtersOf(search), pageOf(search)));
    },
    ...(import.meta.env.SSR && { reads, trimState: trimList }),
  },
  {
    path: `/:locale/${reviewWords[edition]}/:slug`,
    only: [edition],
    page: detail,
    head,
    prefetch: (client, { locale, params }) => client.prefetchQuery(reviewQuery(locale, params.slug ?? '')),
    ...(import.meta.env.SSR && { movedTo, trimState: trimReview }),
  },
]);
