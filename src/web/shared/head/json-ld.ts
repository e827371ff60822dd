import type { BreadcrumbList, Organization, SearchAction, WebSite, WithContext } from 'schema-dts';
import { paths } from '#contract/site/addresses/paths.ts';
import { type Locale, languageTags } from '#contract/site/locales.ts';

export const context = { '@context': 'https://schema.org' } as const;

export const ogLocaleOf = (locale: Locale): string => languageTags[locale].replace('-', '_');

/** What was written long before it was published has not been changed before that. */
export const modifiedAt = (dated: { createdAt: string; updatedAt: string }): string =>
  [dated.createdAt, dated.updatedAt].sort().at(-1) ?? dated.updatedAt;

/** The one property of a search action that schema.org leaves to its annotations. */
type SearchByName = SearchAction & { 'query-input': string };

/** An edition, with the way to search it; without a locale the landing page, which has none. */
export function webSiteData(
  siteName: string,
  publicUrl: string,
  locale: Locale | undefined,
): WithContext<WebSite> {
  const search: SearchByName | undefined = locale && {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${publicUrl}${paths.reviews(locale)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    ...context,
    '@type': 'WebSite',
    name: siteName,
    url: publicUrl + (locale ? paths.home(locale) : paths.landing()),
    inLanguage: languageTags[locale ?? 'br'],
    ...(search && { potentialAction: search }),
  };
}

export const organizationData = (
  siteName: string,
  publicUrl: string,
  locale: Locale,
): Exclude<Organization, string> => ({
  '@type': 'Organization',
  name: siteName,
  url: publicUrl + paths.home(locale),
  logo: { '@type': 'ImageObject', url: publicUrl + paths.icon('maskable-512.png') },
});

/** The way from home to a page, both included. */
export const breadcrumbData = (
  trail: { name: string; path: string }[],
  publicUrl: string,
): WithContext<BreadcrumbList> => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  })),
});
