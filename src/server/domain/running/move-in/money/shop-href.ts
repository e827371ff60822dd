import { tagEndingOf } from '#contract/commerce/marketplaces/amazon-shops.ts';
import type { Network } from '#contract/commerce/networks/network.ts';
import type { NetworkNumbers, Shop } from '#contract/commerce/shops/shop.ts';
import type { Locale } from '#contract/site/locales.ts';
import { type Why, why } from '../why.ts';
import { amazonPlace } from './amazon-places.ts';

/** The edition's side of a link to a shop. */
export interface EditionShops {
  locale: Locale;
  amazonDomain: string;
  affiliateId: string;
  shops: Shop[];
  networkNumbers: NetworkNumbers;
  ownNetworks: Network[];
  preferredShop: string;
  currency: string;
}

type Left = (kind: 'tag' | 'link', reason: Why) => void;

/** What says whose link it was, or how somebody came there. */
const TRACES = [
  ...[
    'tag',
    'linkCode',
    'linkId',
    'camp',
    'creative',
    'creativeASIN',
    'ascsubtag',
    'ref',
    'ref_',
    'psc',
    'th',
  ],
  ...[
    'linkcode',
    'linkid',
    'pf_rd_p',
    'pf_rd_r',
    'pd_rd_i',
    'pd_rd_r',
    'pd_rd_w',
    'pd_rd_wg',
    'qid',
    'sr',
    'dib',
  ],
];

/**
 * A link to Amazon as this edition may have it: straight to its own shop, with its own tag and no other. undefined where it
 * leads to no shop with rules of its own; such a link stays as it is.
 */
export function shopHref(url: URL, edition: EditionShops, left: Left): string | undefined {
  const place = amazonPlace(url);
  if (!place) return undefined;
  const { amazonDomain, affiliateId } = edition;
  if (place.isShort) {
    left('link', why('short_link', { address: url.href.slice(0, 200) }));
    return url.href;
  }
  if (place.tag && place.tag !== affiliateId) left('tag', why('tag_off', { tag: place.tag.slice(0, 80) }));
  if (place.domain !== undefined && place.domain !== amazonDomain)
    left(
      'link',
      place.asin === undefined
        ? why('other_shop', { domain: place.domain, address: url.href.slice(0, 200) })
        : why('other_country', { asin: place.asin, domain: place.domain, here: amazonDomain }),
    );
  const tag = tagEndingOf(amazonDomain) === '' ? '' : affiliateId;
  if (place.asin !== undefined) return `https://www.${amazonDomain}/dp/${place.asin}${tag && `?tag=${tag}`}`;
  const made = new URL(url.href);
  made.protocol = 'https:';
  for (const name of TRACES) made.searchParams.delete(name);
  const isOwn = place.domain === undefined || place.domain === amazonDomain;
  if (isOwn) made.host = `www.${amazonDomain}`;
  if (isOwn && tag) made.searchParams.set('tag', tag);
  return made.href;
}
