import type { FastifyRequest } from 'fastify';
import { fallbackLocale, isLocale, type Locale } from '#contract/locales.ts';
import { localeOfPath } from '#contract/paths.ts';

const field = (source: unknown, name: string): unknown =>
  typeof source === 'object' && source !== null ? (source as Record<string, unknown>)[name] : undefined;

/** The edition whose language an answer to this request speaks. */
export function requestLocale(request: FastifyRequest): Locale {
  const named = [field(request.params, 'locale'), field(request.query, 'locale')].find(isLocale);
  return named ?? localeOfPath(request.url.split('?')[0] ?? '') ?? fallbackLocale;
}
