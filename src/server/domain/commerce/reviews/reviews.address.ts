import { editionAddress } from '#contract/site/edition-address.ts';
import type { Locale } from '#contract/site/locales.ts';
import { paths } from '#contract/site/paths.ts';

/** A review's address as redirects know it: what follows the edition. */
export const reviewAddress = (locale: Locale, slug: string): string =>
  editionAddress(paths.review(locale, slug))?.rest ?? '';
