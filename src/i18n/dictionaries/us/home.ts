import type { HomeTexts } from '../br/home.ts';

export const home = {
  blogTagline: 'Product Recommendation Blog',
  latest: 'Latest articles',
  featured: 'Featured',
  readMore: 'Read more',
  loadMore: 'Load more',
  loadMoreFailed: 'More articles could not be loaded. Please try again.',
  empty: 'No articles found for this language.',
  by: (author: string) => `by ${author}`,
} satisfies HomeTexts;
