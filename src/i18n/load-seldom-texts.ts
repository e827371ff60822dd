import type { Locale } from '#contract/site/locales.ts';
import type { SeldomTexts } from './dictionaries/br/seldom.ts';

/** Launches, the way to Shopee, missing pages and editions that are not open: words that few pages need. */
const loaders: Record<Locale, () => Promise<{ seldom: SeldomTexts }>> = {
  br: () => import('./dictionaries/br/seldom.ts'),
  it: () => import('./dictionaries/it/seldom.ts'),
  mx: () => import('./dictionaries/mx/seldom.ts'),
  es: () => import('./dictionaries/es/seldom.ts'),
  us: () => import('./dictionaries/us/seldom.ts'),
};

export type { SeldomTexts };

export const loadSeldomTexts = async (locale: Locale): Promise<SeldomTexts> =>
  (await loaders[locale]()).seldom;
