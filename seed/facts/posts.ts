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
  'black-friday': { category: 'shopping', daysAgo: 2, brOnly: true },
  'air-fryers': { category: 'kitchen', daysAgo: 3 },
  'real-discounts': { category: 'shopping', daysAgo: 5 },
  'first-kitchen': { category: 'kitchen', daysAgo: 7, brOnly: true },
  'cat-fountains': { category: 'pets', daysAgo: 8 },
  'christmas-gifts': { category: 'gifts', daysAgo: 12 },
  'home-office': { category: 'computers', daysAgo: 17 },
  'road-trips': { category: 'auto', daysAgo: 20, brOnly: true },
  'baby-monitors': { category: 'baby', daysAgo: 24 },
  'cordless-drills': { category: 'tools', daysAgo: 38 },
  'reading-habit': { category: 'books', daysAgo: 45, brOnly: true },
  'espresso-at-home': { category: 'kitchen', daysAgo: 52 },
  'cabin-luggage': { category: 'fashion', daysAgo: 70 },
  'e-readers': { category: 'books', daysAgo: 95 },
  'wireless-earbuds': { category: 'phones', daysAgo: 121 },
  'better-calls': { category: 'computers', daysAgo: 135, brOnly: true },
  'home-gym': { category: 'fitness', daysAgo: 150 },
  'dash-cams': { category: 'auto', daysAgo: 190 },
  'air-purifiers': { category: 'home', daysAgo: 230 },
  'repairs-at-home': { category: 'tools', daysAgo: 260, brOnly: true },
  'best-of-the-year': { category: 'awards', daysAgo: 290 },
  'small-apartments': { category: 'home', daysAgo: 345 },
} as const satisfies Record<string, PostFacts>;

export type PostKey = keyof typeof postFacts;
