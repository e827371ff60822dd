import { isLocale, type Locale } from '../locales.ts';

/** An address inside an edition, in two parts: "/br/categoria/casa" is br's "categoria/casa". */
export interface EditionAddress {
  locale: Locale;
  /** Decoded, without slashes at its ends; empty for the edition's home. */
  rest: string;
}

/** undefined where an address is outside every edition, is not well encoded, or holds what no address should. */
export function editionAddress(pathname: string): EditionAddress | undefined {
  const [, locale, ...segments] = pathname.split('/');
  if (!isLocale(locale)) return undefined;
  try {
    const rest = segments.filter(Boolean).map(decodeURIComponent).join('/');
    return /\p{Cc}/u.test(rest) ? undefined : { locale, rest };
  } catch {
    return undefined;
  }
}

export const pathOfAddress = ({ locale, rest }: EditionAddress): string =>
  ['', locale, ...rest.split('/').filter(Boolean).map(encodeURIComponent)].join('/');
