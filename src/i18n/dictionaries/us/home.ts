import type { HomeTexts } from '../br/home.ts';

export const home = {
  blogTagline: 'Product Recommendation Blog',
  description:
    'Guides and product reviews by people who test: what is worth it, for whom and why, with honest prices.',
  latest: 'Latest posts',
  featured: 'Featured',
  readMore: 'Read more',
  loadMore: 'Load more',
  loadMoreFailed: 'More posts could not be loaded. Please try again.',
  popularCategories: 'Popular categories',
  empty: 'No posts found for this language.',
  by: (author: string) => `by ${author}`,
} satisfies HomeTexts;
