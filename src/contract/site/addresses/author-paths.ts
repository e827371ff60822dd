import { isLocale, type Locale } from '../locales.ts';
import { authorWords } from './author-words.ts';

/** Apart from `paths`, which every page loads: pages are told where a person's page is. */
export const authorPaths = {
  author: (locale: Locale, slug: string) => `/${locale}/${authorWords[locale]}/${encodeURIComponent(slug)}`,
  authorPage: (locale: Locale, slug: string, page: number) =>
    `${authorPaths.author(locale, slug)}${page > 1 ? `?page=${page}` : ''}`,
};

/** Whether a person's page could be there, as far as the path alone tells. */
export function isAuthorPath(pathname: string): boolean {
  const [, locale, word, slug, ...rest] = pathname.split('/');
  return isLocale(locale) && word === authorWords[locale] && Boolean(slug) && rest.length === 0;
}
