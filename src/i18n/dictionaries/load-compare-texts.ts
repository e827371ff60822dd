import type { Locale } from '#contract/site/locales.ts';
import type { CompareTexts } from './br/compare.ts';

/** Few readers compare: these words are no part of the dictionary that every page loads. */
const loaders: Record<Locale, () => Promise<{ compare: CompareTexts }>> = {
  br: () => import('./br/compare.ts'),
  it: () => import('./it/compare.ts'),
  mx: () => import('./mx/compare.ts'),
  es: () => import('./es/compare.ts'),
  us: () => import('./us/compare.ts'),
};

export type { CompareTexts };

export const loadCompareTexts = async (locale: Locale): Promise<CompareTexts> =>
  (await loaders[locale]()).compare;
