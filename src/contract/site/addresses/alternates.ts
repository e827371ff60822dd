import { fallbackLocale, type Locale, type LocaleStatus, languageTags, locales } from '../locales.ts';
import { paths } from './paths.ts';

export interface Alternate {
  hreflang: string;
  href: string;
}

/** One page in one edition. */
export interface EditionPage {
  locale: Locale;
  path: string;
}

const inSiteOrder = (a: EditionPage, b: EditionPage) => locales.indexOf(a.locale) - locales.indexOf(b.locale);

/**
 * The same page in every edition that has it, itself included; br's, or br's home, for everybody else. A page
 * without any has no alternates. The head and the sitemap both say what stands here.
 */
export function alternatesOf(pages: EditionPage[], publicUrl: string): Alternate[] {
  if (pages.length === 0) return [];
  const fallback = pages.find(({ locale }) => locale === fallbackLocale)?.path ?? paths.home(fallbackLocale);
  return [
    ...[...pages]
      .sort(inSiteOrder)
      .map(({ locale, path }) => ({ hreflang: languageTags[locale], href: publicUrl + path })),
    { hreflang: 'x-default', href: publicUrl + fallback },
  ];
}

/** The homes that can be found: of an edition that is only announced, its home alone. */
export const homePages = (editions: { locale: Locale; status: LocaleStatus }[]): EditionPage[] =>
  editions
    .filter(({ status }) => status !== 'inactive')
    .map(({ locale }) => ({ locale, path: paths.home(locale) }));
