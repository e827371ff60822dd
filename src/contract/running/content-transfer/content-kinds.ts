/** What content is made of: each is a table, in the order in which a file has them. */
export const contentKinds = [
  'locale_configs',
  'settings',
  'networks',
  'categories',
  'authors',
  'author_aliases',
  'products',
  'reviews',
  'offers',
  'offer_prices',
  'posts',
  'launches',
  'shop_links',
  'slug_redirects',
  'old_addresses',
  'media',
] as const;
export type ContentKind = (typeof contentKinds)[number];
