/** The editions, in the order in which the site lists them. */
export const locales = ['br', 'it', 'mx', 'es', 'us'] as const;
export type Locale = (typeof locales)[number];

/** The edition that stands in wherever none is known. */
export const fallbackLocale: Locale = 'br';

export const languageTags = {
  br: 'pt-BR',
  it: 'it-IT',
  mx: 'es-MX',
  es: 'es-ES',
  us: 'en-US',
} as const satisfies Record<Locale, string>;

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

export const localeStatuses = ['active', 'coming_soon', 'inactive'] as const;
export type LocaleStatus = (typeof localeStatuses)[number];
