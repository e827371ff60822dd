import { editionAddress } from '#contract/site/addresses/edition-address.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import type { Locale } from '#contract/site/locales.ts';

/** A category's address as redirects know it: what follows the edition. */
export const categoryAddress = (locale: Locale, slug: string): string =>
  editionAddress(paths.category(locale, slug))?.rest ?? '';
