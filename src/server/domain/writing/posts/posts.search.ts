import type { Locale } from '#contract/site/locales.ts';
import { foldText } from '#i18n/fold.ts';
import { hasPlaceholder, placeholderMonth, resolvePlaceholders } from '#i18n/placeholders.ts';

export interface SearchFields {
  searchTitle: string;
  searchText: string;
  searchMonth: string | null;
}

/** What a post is found by: its title and excerpt as a reader sees them now. Every writer of posts stores it. */
export function searchFieldsOf(
  { title, excerpt }: { title: string; excerpt: string },
  { locale, timeZone, now }: { locale: Locale; timeZone: string; now: Date },
): SearchFields {
  const seen = (text: string) => foldText(resolvePlaceholders(text, locale, timeZone, now));
  const searchTitle = seen(title);
  return {
    searchTitle,
    searchText: `${searchTitle} ${seen(excerpt)}`.trim(),
    searchMonth: hasPlaceholder(`${title} ${excerpt}`) ? placeholderMonth(timeZone, now) : null,
  };
}

/** The different words of a query, longest first: the longest is what an index can narrow best. */
export const searchWords = (query: string): string[] =>
  [...new Set(foldText(query).split(' '))].filter(Boolean).sort((a, b) => b.length - a.length);
