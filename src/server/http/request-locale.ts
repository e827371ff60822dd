import type { FastifyRequest } from 'fastify';
import { localeOfPath } from '#contract/site/addresses/paths.ts';
import { fallbackLocale, isLocale, type Locale } from '#contract/site/locales.ts';
import { type AdminLanguage, localeOfAdminLanguage } from '#i18n/admin/languages.ts';

/** The edition whose language an answer to this request speaks. */
export function requestLocale({ params, url }: FastifyRequest): Locale {
  // From the address itself: a refused or unrouted request has no parsed query, or a reduced one.
  const [pathname = '', search] = url.split('?', 2);
  const inPath = (params as { locale?: unknown } | null | undefined)?.locale;
  const query = new URLSearchParams(search);
  // Administrators read their own language, whichever edition they work on.
  const ownLanguage = localeOfAdminLanguage[query.get('lang') as AdminLanguage];
  const named = [ownLanguage, inPath, query.get('locale')].find(isLocale);
  return named ?? localeOfPath(pathname) ?? fallbackLocale;
}
