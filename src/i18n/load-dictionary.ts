import type { Locale } from '#contract/site/locales.ts';
import type { WholeDictionary } from './dictionaries/br/whole-dictionary.ts';

/** Every text of an edition; browsers load a part of it (load-reader-dictionary.ts). */
export type Dictionary = WholeDictionary;

export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  const { wholeDictionary } = (await import(`./dictionaries/${locale}/whole-dictionary.ts`)) as {
    wholeDictionary: WholeDictionary;
  };
  return wholeDictionary;
}
