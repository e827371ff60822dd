import type { PageTemplate } from '#contract/pages/rendered-pages/page-templates.ts';
import type { Locale } from '#contract/site/locales.ts';

/**
 * What a page can show, by name. One thing (a post's card or text) and the make-up of a list (which posts, in
 * which order) are different tags: editing a post renews the pages that show it, publishing one those that list it.
 */
export const tags = {
  post: (id: number) => `post:${id}`,
  /** An edition's newest posts. */
  posts: (locale: Locale) => `posts:${locale}`,
  categoryPosts: (categoryId: number) => `category-posts:${categoryId}`,
  /** Which posts name a product. */
  productPosts: (productId: number) => `product-posts:${productId}`,
  /** Which posts stand before and after one. */
  neighbours: (postId: number) => `neighbours:${postId}`,
  /** A person: name, face and words. */
  author: (id: number) => `author:${id}`,
  /** What a person has published, and in which editions. */
  authorWorks: (id: number) => `author-works:${id}`,
  category: (id: number) => `category:${id}`,
  /** In which editions a post or category can be read, and at which address. */
  alternates: (groupId: string) => `alternates:${groupId}`,
  /** Which categories an edition has, and how many posts are in each. */
  categories: (locale: Locale) => `categories:${locale}`,
  /** The categories that most posts are in, in their order: every page has them at its foot. */
  popular: (locale: Locale) => `popular:${locale}`,
  review: (id: number) => `review:${id}`,
  reviews: (locale: Locale) => `reviews:${locale}`,
  product: (id: number) => `product:${id}`,
  /** How many of an edition's products cost what, and can be bought. */
  offers: (locale: Locale) => `offers:${locale}`,
  launches: (locale: Locale) => `launches:${locale}`,
  shopLink: (slug: string) => `shop-link:${slug}`,
  edition: (locale: Locale) => `edition:${locale}`,
  /** Which editions there are, their names and states. */
  editions: () => 'editions',
  /** Networks as owners have written them down. */
  networks: () => 'networks',
  setting: (key: string) => `setting:${key}`,
  /** One page, by its path, whatever is in it. */
  page: (pathname: string) => `page:${pathname}`,
  /** A picture or another file that somebody brought in, by its name. */
  picture: (name: string) => `picture:${name}`,
  /** Whichever there is of a kind: what lists all of them would have too many tags. */
  any: (kind: 'post' | 'review' | 'author') => kind,
  /** How long pages that are made the same way are kept. */
  lifetime: (template: PageTemplate) => `lifetime:${template}`,
  /** What is remembered of anything: nothing of it may be true any more. */
  everything: () => 'everything',
  /** Pictures and share images, which caches keep for ever: one of them changes only by being taken down. */
  pictures: () => 'pictures',
  /** Pages that said that there is nothing at their address. */
  missing: (locale: Locale) => `missing:${locale}`,
  /** The same outside of every edition, where sites that moved in had theirs. */
  missingOutside: () => 'missing-outside',
} as const;
