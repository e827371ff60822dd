import { shopHostOf } from '#contract/commerce/marketplaces/shop-hosts.ts';
import { readShopAddress } from '#server/domain/commerce/marketplaces/named-shops/read-address.ts';
import { isShopeeLink } from '#server/domain/commerce/marketplaces/shopee/shopee.ts';
import { leftLine, why } from '../why.ts';
import { type Moving, tellLeft } from '../writing/moving.ts';
import { amazonPlace } from './amazon-places.ts';
import { type CloakFact, destinationOf, joined, keyOf, type ProductFact } from './facts.ts';
import { nameIn, nameRanks } from './product-names.ts';
import type { EditionShops } from './shop-href.ts';

/** A name that any other goes before. */
const LINK_TITLE = 0.5;

/** Whether a page of this edition may lead there for a product. */
export function maySell(url: URL, edition: EditionShops): boolean {
  const { locale } = edition;
  if (amazonPlace(url)?.asin !== undefined) return true;
  if (shopHostOf(url.href)?.shop === 'shopee') return locale === 'br' && isShopeeLink(url.href);
  return !('problem' in readShopAddress(url.href.replace(/^http:/, 'https:'), edition));
}

/** What was seen of each product, put together once every link is known: one that is reached in two ways is one. */
export function settleProducts(moving: Pick<Moving, 'index' | 'notes' | 'site' | 'edition'>): void {
  const { index, site, edition } = moving;
  const told = new Set(['', edition.affiliateId]);
  const tellTag = ({ place, url }: Pick<ProductFact, 'place' | 'url'>) => {
    const to = url === undefined ? undefined : destinationOf(index, site, url);
    const tag = (to && amazonPlace(to)?.tag) ?? '';
    if (told.has(tag)) return;
    told.add(tag);
    tellLeft(moving, leftLine('tag', place, why('tag_off_all', { tag: tag.slice(0, 80) })));
  };
  const keep = (key: string, fact: ProductFact) => {
    const [kind, value] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
    const { asin: _number, url: _address, ...said } = fact;
    const settled = { ...said, ...(kind === 'asin' ? { asin: value } : { url: value }) };
    index.put('product', key, joined(index.get<ProductFact>('product', key), settled));
  };
  for (const { value } of index.all<ProductFact>('seen')) {
    const key = keyOf(index, site, value);
    if (key === undefined) continue;
    tellTag(value);
    keep(key, value);
  }
  for (const { value } of index.all<CloakFact>('cloak')) {
    const to = destinationOf(index, site, value.to);
    tellTag({ place: value.place, url: value.to });
    const key = to && maySell(to, edition) ? keyOf(index, site, { url: value.to }) : undefined;
    const name = nameIn(value.title, nameRanks.title);
    if (key !== undefined && name !== undefined)
      keep(key, { name, rank: LINK_TITLE, place: value.place, url: value.to });
  }
  index.flush();
}
