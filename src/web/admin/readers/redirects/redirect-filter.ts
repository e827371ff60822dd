import { type RedirectKind, redirectKinds } from '#contract/readers/redirects/redirects.words.ts';
import { limits } from '#contract/site/limits.ts';
import { isLocale, type Locale } from '#contract/site/locales.ts';

/** "edition" and not "locale": that is the one that is worked on. */
export const redirectFilterNames = ['q', 'edition', 'kind'];

interface RedirectFilter {
  q?: string;
  locale?: Locale;
  kind?: RedirectKind;
}

/** What the address says to narrow the list by. What makes no sense is left out. */
export function redirectFilter(params: URLSearchParams): RedirectFilter {
  const q = params.get('q')?.trim().slice(0, limits.adminLists.searchChars);
  const locale = params.get('edition');
  const kind = redirectKinds.find((each) => each === params.get('kind'));
  return { ...(q && { q }), ...(isLocale(locale) && { locale }), ...(kind && { kind }) };
}
