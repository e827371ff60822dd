import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { requestLocale } from './request-locale.ts';

const localeOf = (url: string, params: object = {}) => requestLocale({ url, params } as FastifyRequest);

test.each([
  ['/api/admin/categories?locale=it&lang=en', {}, 'us'],
  ['/api/admin/locale-configs/mx?lang=pt', { locale: 'mx' }, 'br'],
  ['/api/admin/categories?locale=it', {}, 'it'],
  ['/api/admin/categories?lang=fr&locale=it', {}, 'it'],
  ['/api/admin/categories?lang=constructor', {}, 'br'],
  ['/it/nothing?lang=en', {}, 'us'],
  ['/api/locale-configs/es', { locale: 'es' }, 'es'],
] as const)('%s is answered in its language', (url, params, locale) => {
  expect(localeOf(url, params)).toBe(locale);
});
