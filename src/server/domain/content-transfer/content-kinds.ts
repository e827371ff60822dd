/** What content is made of: each is a table, in the order in which a file has them. */
export const contentKinds = [
  'locale_configs',
  'settings',
  'categories',
  'products',
  'reviews',
  'offers',
  'offer_prices',
  'posts',
  'launches',
  'shop_links',
  'slug_redirects',
  'media',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** By what a row is known: one that is there already must be the very same. */
export const keyOf: Record<ContentKind, string> = {
  locale_configs: 'locale',
  settings: 'key',
  categories: 'id',
  products: 'id',
  reviews: 'id',
  offers: 'id',
  offer_prices: 'id',
  posts: 'id',
  launches: 'id',
  shop_links: 'id',
  slug_redirects: 'id',
  media: 'id',
};

/** How the site is set up: the file's counts, whatever was there. */
export const isSetUp = (kind: ContentKind): boolean => kind === 'locale_configs' || kind === 'settings';
