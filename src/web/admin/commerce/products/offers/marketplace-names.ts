import { shopHostOf } from '#contract/commerce/marketplaces/shop-hosts.ts';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { AdminTexts } from '#i18n/admin/load-texts.ts';

const names: Partial<Record<Marketplace, string>> = {
  amazon: 'Amazon',
  shopee: 'Shopee',
  demo: 'Feiranda (demo)',
};

/** Shops have the same name everywhere; one that an edition names itself has none here. */
export const marketplaceName = (
  marketplace: Marketplace,
  { otherShop }: Pick<AdminTexts['productEditor'], 'otherShop'>,
): string => names[marketplace] ?? otherShop;

/** The shop that a pasted address is of; a number or half an address does not tell. */
export function marketplaceOfAddress(text: string): Marketplace | undefined {
  const address = text.trim();
  if (!/^https?:\/\/[^/.]+\.[^/]/i.test(address) || !URL.canParse(address)) return undefined;
  return shopHostOf(address)?.shop ?? 'other';
}

/** Where an offer can be entered by hand in an edition; the demonstration's shop prices itself. */
export const marketplacesOf = (locale: Locale): Marketplace[] =>
  locale === 'br' ? ['amazon', 'shopee', 'other'] : ['amazon', 'other'];
