import { usualTerms } from '#contract/commerce/shops/shop.ts';
import { HOUR } from '#contract/site/durations.ts';
import type { Marketplace } from '../marketplace.ts';
import { shopAt } from '../named-shops/shops-of.ts';

/**
 * Whatever shops an edition names (decisions 028 and 126). Of one that it does not name, or not any more, there is no link;
 * what is known of its prices is treated as that of a shop without a word on it.
 */
export const anyShop: Marketplace = {
  id: 'other',
  key: 'other',
  name: '…',
  maxPriceAge: usualTerms.maxAgeHours * HOUR,
  keepsHistory: usualTerms.keepsHistory,
  standsApart: usualTerms.standsApart,
  linkRule: () => undefined,
  buildLink: (offer, edition, place) => shopAt(edition, offer.url)?.buildLink(offer, edition, place),
};
