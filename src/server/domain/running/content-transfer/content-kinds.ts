import type { ContentKind } from '#contract/running/content-transfer/content-kinds.ts';

/** By what a row is known: one that is there already must be the very same. */
export const keyOf: Record<ContentKind, string> = {
  locale_configs: 'locale',
  settings: 'key',
  networks: 'key',
  categories: 'id',
  authors: 'id',
  author_aliases: 'slug',
  products: 'id',
  reviews: 'id',
  offers: 'id',
  offer_prices: 'id',
  posts: 'id',
  launches: 'id',
  shop_links: 'id',
  slug_redirects: 'id',
  old_addresses: 'path',
  media: 'id',
};

/** How the site is set up: the file's counts, whatever was there. */
export const isSetUp = (kind: ContentKind): boolean =>
  ['locale_configs', 'settings', 'networks'].includes(kind);
