import { languageTags } from '#contract/site/locales.ts';
import { useDictionary, useLocale } from '#web/shared/page-context.tsx';
import type { ContentView } from './content-view.ts';

/** The view of a page that shows product parts outside an article. */
export function useReadingView(timeZone: string): ContentView {
  const locale = useLocale();
  const dictionary = useDictionary();
  return {
    locale,
    timeZone,
    dictionary,
    language: languageTags[locale],
    products: new Map(),
    resolve: (text) => text,
  };
}
