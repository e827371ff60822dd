import { editPostPath } from '#contract/site/addresses/admin-paths.ts';
import { fallbackLocale, type Locale } from '#contract/site/locales.ts';

/** A post's own screen, in its edition. */
export const postLink = (id: number, locale: Locale): string =>
  `${editPostPath(id)}${locale === fallbackLocale ? '' : `?locale=${locale}`}`;
