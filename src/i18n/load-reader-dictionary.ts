import type { Locale } from '#contract/site/locales.ts';
import type { Dictionary } from './dictionaries/br/dictionary.ts';

/** One chunk per edition: a reader's browser loads its own language and no other. */
const loaders: Record<Locale, () => Promise<{ dictionary: Dictionary }>> = {
  br: () => import('./dictionaries/br/dictionary.ts'),
  it: () => import('./dictionaries/it/dictionary.ts'),
  mx: () => import('./dictionaries/mx/dictionary.ts'),
  es: () => import('./dictionaries/es/dictionary.ts'),
  us: () => import('./dictionaries/us/dictionary.ts'),
};

export type ReaderDictionary = Dictionary;

export const loadReaderDictionary = async (locale: Locale): Promise<ReaderDictionary> =>
  (await loaders[locale]()).dictionary;
