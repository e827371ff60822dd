import { editionAddress } from '#contract/site/addresses/edition-address.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import type { Locale } from '#contract/site/locales.ts';

/** A review's address as redirects know it: what follows the edition. */
export const reviewAddress = (locale: Locale, slug: string): string =>
  editionAddress(paths.review(locale, slug))?.rest ?? '';
