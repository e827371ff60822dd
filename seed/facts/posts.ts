import type { CategoryKey } from '#seed/facts/categories.ts';

interface PostFacts {
  category: CategoryKey;
  /** How long ago it was published, so that the demo always looks alive. */
  daysAgo: number;
  brOnly?: true;
}

/** Each key is one article; its siblings in the other editions share the key, the picture and the date. */
export const postFacts = {
  'cordless-vacuums': { category: 'home', daysAgo: 0 },
  'mid-range-phones': { category: 'phones', daysAgo: 1 },
  'air-fryers': { category: 'kitchen', daysAgo: 3 },
  'real-discounts': { category: 'shopping', daysAgo: 5, brOnly: true },
  'cat-fountains': { category: 'pets', daysAgo: 8 },
  'christmas-gifts': { category: 'gifts', daysAgo: 12, brOnly: true },
  'home-office': { category: 'computers', daysAgo: 17 },
  'baby-monitors': { category: 'baby', daysAgo: 24 },
  'cordless-drills': { category: 'tools', daysAgo: 38 },
  'espresso-at-home': { category: 'kitchen', daysAgo: 52, brOnly: true },
  'cabin-luggage': { category: 'fashion', daysAgo: 70 },
  'e-readers': { category: 'books', daysAgo: 95 },
  'wireless-earbuds': { category: 'phones', daysAgo: 121, brOnly: true },
  'home-gym': { category: 'fitness', daysAgo: 150 },
  'dash-cams': { category: 'auto', daysAgo: 190 },
  'air-purifiers': { category: 'home', daysAgo: 230, brOnly: true },
  'best-of-the-year': { category: 'awards', daysAgo: 290 },
  'small-apartments': { category: 'home', daysAgo: 345, brOnly: true },
} as const satisfies Record<string, PostFacts>;

export type PostKey = keyof typeof postFacts;
