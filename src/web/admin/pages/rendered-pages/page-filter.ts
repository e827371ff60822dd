import { type PageTemplate, pageTemplates } from '#contract/pages/rendered-pages/page-templates.ts';
import { type PageState, pageStates } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import { limits } from '#contract/site/limits.ts';
import { isLocale, type Locale } from '#contract/site/locales.ts';

/** "edition" and not "locale": that is the one that is worked on. */
export const pageFilterNames = ['q', 'edition', 'state', 'template'];

interface PageFilter {
  q?: string;
  locale?: Locale;
  state?: PageState;
  template?: PageTemplate;
}

/** What the address says to narrow the list by. What makes no sense is left out. */
export function pageFilter(params: URLSearchParams): PageFilter {
  const q = params.get('q')?.trim().slice(0, limits.adminLists.searchChars);
  const locale = params.get('edition');
  const state = pageStates.find((each) => each === params.get('state'));
  const template = pageTemplates.find((each) => each === params.get('template'));
  return {
    ...(q && { q }),
    ...(isLocale(locale) && { locale }),
    ...(state && { state }),
    ...(template && { template }),
  };
}
