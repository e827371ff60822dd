import type { Locale } from '#contract/site/locales.ts';
import type { SeldomTexts } from './br/seldom.ts';

/** Launches, the way to Shopee, missing pages and editions that are not open: words that few pages need. */
const loaders: Record<Locale, () => Promise<{ seldom: SeldomTexts }>> = {
  br: () => import('./br/seldom.ts'),
  it: () => import('./it/seldom.ts'),
  mx: () => import('./mx/seldom.ts'),
  es: () => import('./es/seldom.ts'),
  us: () => import('./us/seldom.ts'),
};

export type { SeldomTexts };

export const loadSeldomTexts = async (locale: Locale): Promise<SeldomTexts> =>
  (await loaders[locale]()).seldom;
