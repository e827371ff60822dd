import { limits } from '#contract/site/limits.ts';
import { isLocale, type Locale } from '#contract/site/locales.ts';
import { type LinkState, linkStates } from '#contract/writing/links/links.words.ts';

/** "edition" and not "locale": that is the one that is worked on. */
export const linkFilterNames = ['q', 'state', 'edition'];

interface LinkFilter {
  q?: string;
  filter?: LinkState;
  locale?: Locale;
}

/** What the address says to narrow the list by. What makes no sense is left out. */
export function linkFilter(params: URLSearchParams): LinkFilter {
  const q = params.get('q')?.trim().slice(0, limits.adminLists.searchChars);
  const filter = linkStates.find((each) => each === params.get('state'));
  const locale = params.get('edition');
  return { ...(q && { q }), ...(filter && { filter }), ...(isLocale(locale) && { locale }) };
}
