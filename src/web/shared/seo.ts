import type { LocaleSummary } from '#contract/locale-configs.ts';
import { type Locale, languageTags } from '#contract/locales.ts';
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
