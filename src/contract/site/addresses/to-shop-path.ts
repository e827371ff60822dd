import { isLocale, type Locale } from '../locales.ts';

const SHAPE = /^\/to-shop\/([a-z]{2})\/(\d{1,15})$/;

/** The page that says that a reader is about to go to a shop for a product: old addresses lead to it. */
export const toShopPath = (locale: Locale, productId: number): string => `/to-shop/${locale}/${productId}`;

export const toShopRoute = '/to-shop/:locale/:id';

/** The product and edition of such an address. */
export function readToShopPath(path: string): { locale: Locale; productId: number } | undefined {
  const [, locale, id] = SHAPE.exec(path) ?? [];
  return isLocale(locale) ? { locale, productId: Number(id) } : undefined;
}
