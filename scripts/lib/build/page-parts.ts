/**
 * Files that the same pages use travel as one: alone, small ones compress badly and each asks for a request. Whoever
 * adds one makes every page that uses any of its list pay for it (`npm run bench -- bytes` tells).
 */
export const pageParts = {
  /** Home, articles, categories. */
  posts: [
    'src/web/shared/category-icons.ts',
    'src/web/shared/ui/post-card.tsx',
    'src/web/shared/ui/relative-time.tsx',
  ],
  /** Reviews, their list, comparisons, launches. */
  products: [
    'src/web/shared/content/amount.tsx',
    'src/web/shared/content/offer-link.tsx',
    'src/web/shared/content/price-tag.tsx',
    'src/web/shared/content/score-badge.tsx',
    'src/web/shared/content/use-reading-view.ts',
    'src/web/shared/ui/review-card.tsx',
    'src/web/site/reviews/compare/chosen.ts',
    'src/web/site/reviews/compare/compare-dock.tsx',
    'src/web/site/reviews/criterion-name.ts',
  ],
  /** A review, and what comparisons share with it; the page that shows every component has them too. */
  review: [
    'src/web/shared/content/price-list.tsx',
    'src/web/shared/content/pros-cons.tsx',
    'src/web/site/reviews/score-breakdown.tsx',
    'src/web/site/reviews/specs-table.tsx',
  ],
};

/** One group for each list, in the words of the bundler. */
export const partGroups = () =>
  Object.entries(pageParts).map(([name, files]) => ({
    name,
    test: (id: string) => files.some((file) => id.replaceAll('\\', '/').endsWith(`/${file}`)),
  }));
