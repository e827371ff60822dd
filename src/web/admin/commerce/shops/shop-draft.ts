import { bareHosts } from '#contract/commerce/marketplaces/shop-host-list.ts';
import { makeLink } from '#contract/commerce/networks/make-link.ts';
import { type Network, withUsualNumbers } from '#contract/commerce/networks/network.ts';
import type { AdminShop, EditionShops, NewShop } from '#contract/commerce/shops/shops.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { ShopsTexts } from '#i18n/admin/pt/commerce/shops.ts';

/** A shop as it is being written; numbers of networks that were chosen on the way stay until it is saved. */
export interface ShopDraft {
  name: string;
  hosts: string;
  network: string;
  numbers: Record<string, string>;
  account: Record<string, string>;
  priceHours: string;
  history: 'usual' | 'kept' | 'not';
  closed: boolean;
}

/** What a select shows where there is none: it takes no empty value. */
export const NO_NETWORK = '-';

export const accountOf = ({ networkNumbers }: EditionShops, network: string) => networkNumbers[network] ?? {};

export const draftOf = (shop: AdminShop | undefined, edition: EditionShops): ShopDraft => ({
  name: shop?.name ?? '',
  hosts: shop?.hosts.join('\n') ?? '',
  network: shop?.network ?? NO_NETWORK,
  numbers: shop?.numbers ?? {},
  account: accountOf(edition, shop?.network ?? ''),
  priceHours: shop?.priceHours?.toString() ?? '',
  history: shop?.keepsHistory == null ? 'usual' : shop.keepsHistory ? 'kept' : 'not',
  closed: shop?.closed ?? false,
});

export const shopOf = (draft: ShopDraft): NewShop => ({
  name: draft.name,
  hosts: bareHosts(draft.hosts.split('\n')),
  network: draft.network === NO_NETWORK ? null : draft.network,
  numbers: trimmed(draft.numbers),
  priceHours: draft.priceHours.trim() === '' ? null : Number(draft.priceHours),
  keepsHistory: draft.history === 'usual' ? null : draft.history === 'kept',
  closed: draft.closed,
});

export const trimmed = (numbers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(numbers)
      .map(([key, value]) => [key, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );

/** The link that readers would get, or why there is none; null where nothing was pasted yet. */
export function tryLink(
  draft: ShopDraft,
  network: Network | undefined,
  locale: Locale,
  address: string,
): { link: string; removed: string[] } | { problem: keyof ShopsTexts['tryProblems'] } | null {
  const pasted = address.trim();
  if (pasted === '') return null;
  const { hosts } = shopOf(draft);
  if (network) {
    const given = { account: trimmed(draft.account), shop: trimmed(draft.numbers), hosts };
    return makeLink(network, withUsualNumbers(network, locale, given), pasted, `${locale}-1`);
  }
  if (!URL.canParse(pasted)) return { problem: 'not_an_address' };
  const url = new URL(pasted);
  if (url.protocol !== 'https:') return { problem: 'not_https' };
  return hosts.includes(url.hostname.replace(/^www\./, ''))
    ? { link: url.href, removed: [] }
    : { problem: 'other_host' };
}
