import { shopHostOf } from '#contract/commerce/marketplaces/shop-hosts.ts';

/** Apart from the word that marks a link: only who draws articles has to ask, and browsers are spared the table of shops. */
export const isAffiliateHost = (href: string): boolean => shopHostOf(href) !== undefined;
