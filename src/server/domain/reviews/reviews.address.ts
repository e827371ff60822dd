import { editionAddress } from '#contract/edition-address.ts';
import type { Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';

/** A review's address as redirects know it: what follows the edition. */
export const reviewAddress = (locale: Locale, slug: string): string =>
  editionAddress(paths.review(locale, slug))?.rest ?? '';
