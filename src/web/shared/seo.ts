import type { LocaleSummary } from '#contract/locale-configs.ts';
import { fallbackLocale, type Locale, languageTags } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';
import type { Alternate } from './head.tsx';

export const ogLocaleOf = (locale: Locale): string => languageTags[locale].replace('-', '_');

/** The home of each edition that can be read or is announced, and br's for everybody else. */
export function homeAlternates(locales: LocaleSummary[], publicUrl: string): Alternate[] {
  const listed = locales.filter(({ status }) => status === 'active' || status === 'coming_soon');
  return [
    ...listed.map(({ locale, language }) => ({ hreflang: language, href: publicUrl + paths.home(locale) })),
    { hreflang: 'x-default', href: publicUrl + paths.home('br') },
  ];
}

export const webSiteData = (name: string, url: string, language: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name,
  url,
  inLanguage: language,
});

/** The same page in every edition that has it, itself included; br's, or br's home, for everybody else. */
export function siblingAlternates(pages: { locale: Locale; path: string }[], publicUrl: string): Alternate[] {
  const fallback = pages.find(({ locale }) => locale === fallbackLocale)?.path ?? paths.home(fallbackLocale);
  return [
    ...pages.map(({ locale, path }) => ({ hreflang: languageTags[locale], href: publicUrl + path })),
    { hreflang: 'x-default', href: publicUrl + fallback },
  ];
}

export const breadcrumbData = (trail: { name: string; path: string }[], publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  })),
});
