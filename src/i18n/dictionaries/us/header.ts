import type { HeaderTexts } from '../br/header.ts';

export const header = {
  home: (site: string) => `${site}: home page`,
  reviews: 'Reviews',
  admin: 'Admin',
  openSearch: 'Search',
  searchLabel: 'Search articles',
  searchPlaceholder: 'What are you looking for?',
  searchSubmit: 'Search reviews',
  searching: 'Searching...',
  noResults: (query: string) => `No results found for "${query}"`,
  resultCount: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  allResults: 'See all',
  openMenu: 'Open menu',
  menu: 'Menu',
  menuReviews: 'Product reviews',
  menuLaunches: 'Launches',
  toggleTheme: 'Switch between light and dark theme',
} satisfies HeaderTexts;
