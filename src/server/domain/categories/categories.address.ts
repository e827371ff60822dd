import { editionAddress } from '#contract/edition-address.ts';
import type { Locale } from '#contract/locales.ts';
import { paths } from '#contract/paths.ts';

/** A category's address as redirects know it: what follows the edition. */
export const categoryAddress = (locale: Locale, slug: string): string =>
  editionAddress(paths.category(locale, slug))?.rest ?? '';
