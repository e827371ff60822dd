import type { Locale } from '#contract/site/locales.ts';

/** One category for each icon that the site knows; the key ties the five editions together. */
export const categoryKeys = [
  'baby',
  'auto',
  'pets',
  'fashion',
  'kitchen',
  'fitness',
  'gifts',
  'shopping',
  'home',
  'tools',
  'phones',
  'computers',
  'awards',
  'books',
] as const;

export type CategoryKey = (typeof categoryKeys)[number];

export interface DemoCategory {
  name: string;
  slug: string;
  /** Two sentences for the top of the category page. */
  description: string;
}

export type DemoCategories = Record<CategoryKey, DemoCategory>;

export type DemoCategoriesByLocale = Record<Locale, DemoCategories>;
