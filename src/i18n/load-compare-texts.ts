import type { Locale } from '#contract/site/locales.ts';
import type { CompareTexts } from './dictionaries/br/compare.ts';

/** Few readers compare: these words are no part of the dictionary that every page loads. */
const loaders: Record<Locale, () => Promise<{ compare: CompareTexts }>> = {
  br: () => import('./dictionaries/br/compare.ts'),
  it: () => import('./dictionaries/it/compare.ts'),
  mx: () => import('./dictionaries/mx/compare.ts'),
  es: () => import('./dictionaries/es/compare.ts'),
  us: () => import('./dictionaries/us/compare.ts'),
};

export type { CompareTexts };

export const loadCompareTexts = async (locale: Locale): Promise<CompareTexts> =>
  (await loaders[locale]()).compare;
