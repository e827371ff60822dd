import { isAmazonDomain, isTagOf } from '#contract/commerce/marketplaces/amazon-shops.ts';
import { shopHostOf } from '#contract/commerce/marketplaces/shop-hosts.ts';
import { trackedPattern } from '#contract/commerce/networks/link-pattern.ts';
import type { Marketplace as MarketplaceId } from '#contract/commerce/products/products.schemas.ts';
import { withoutEnding } from '#contract/site/addresses/without-ending.ts';
import type { FieldProblem, FieldProblemCode, FieldProblems } from '#contract/site/field-problems.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { EditionFacts } from '#server/domain/commerce/marketplaces/marketplace.ts';
import type { NamedShop } from '#server/domain/commerce/marketplaces/named-shops/named-shop.ts';
import { readShopAddress } from '#server/domain/commerce/marketplaces/named-shops/read-address.ts';
import {
  hostOfShop,
  type ShopFacts,
  shopAt,
  shopsOf,
} from '#server/domain/commerce/marketplaces/named-shops/shops-of.ts';
import { marketplaceOf } from '#server/domain/commerce/marketplaces/registry.ts';
import { shopee } from '#server/domain/commerce/marketplaces/shopee/shopee.ts';

/** Where an offer leads, as somebody typed or pasted it. */
export interface GivenLink {
  externalId?: string | null | undefined;
  url?: string | null | undefined;
  trackedUrl?: string | null | undefined;
  tagOverride?: string | null | undefined;
}
interface StoredLink {
  externalId: string | null;
  url: string | null;
  trackedUrl: string | null;
  tagOverride: string | null;
}
type Edition = EditionFacts & { locale: Locale };
export type ReadLink = { link: StoredLink } | { problems: FieldProblems };
type Reader = (given: StoredLink, edition: Edition) => ReadLink;

/** Said of the field that has the fault. */
const refuse = (field: keyof StoredLink, code: FieldProblemCode): ReadLink => {
  const problem: FieldProblem = { code };
  return { problems: { [field]: problem } };
};

const WEB = /^https?:\/\//i;
/** The path of a product's page, under whatever name the shop puts before it. */
const PRODUCT_PAGE = /\/(?:dp|gp\/product|gp\/aw\/d)\/([A-Za-z0-9]{10})(?=[/?#]|$)/;
const SHOP_FRONTS = /^(?:www|m|smile)\./;

/** People copy addresses without their beginning, too. */
function addressOf(text: string): URL | undefined {
  const address = WEB.test(text) ? text : `https://${text}`;
  const [, host = ''] = /^([^\s/]+)\//.exec(text) ?? [];
  const looksLikeOne = WEB.test(text) || host.slice(1, -1).includes('.');
  return looksLikeOne && URL.canParse(address) ? new URL(address) : undefined;
}

/** Of which shop a written address is, by all hosts that offers of it may have; none where it is no address. */
export function hostsOfAddress(text: string, edition: ShopFacts): string[] {
  const address = addressOf(text);
  if (!address) return [];
  address.protocol = 'https:';
  const read = readShopAddress(address.href, edition);
  if ('problem' in read) return [hostOfShop(address.href) ?? ''];
  const { byHost } = shopsOf(edition);
  return [...byHost].flatMap(([host, shop]) => (shop === read.shop ? [host] : []));
}

function readAmazon(given: StoredLink, edition: Edition): ReadLink {
  const { amazonDomain, affiliateId } = edition;
  const field = given.externalId ? 'externalId' : 'url';
  const text = given.externalId ?? given.url;
  if (!text) return refuse('externalId', 'required');
  const { tagOverride } = given;
  if (tagOverride !== null && !isTagOf(amazonDomain, tagOverride)) return refuse('tagOverride', 'wrong_tag');
  const tag = tagOverride ?? affiliateId;
  if (tag === '') return refuse('tagOverride', 'missing_tag');
  const address = addressOf(text);
  // An ASIN is what is left where it is no address; anything else is not linkable, and is refused as such.
  if (!address) return { link: { externalId: text.toUpperCase(), url: null, trackedUrl: null, tagOverride } };
  const domain = address.hostname.replace(SHOP_FRONTS, '');
  if (!isAmazonDomain(domain)) return refuse(field, 'unknown_host');
  if (domain !== amazonDomain) return refuse(field, 'wrong_country');
  const [, asin] = PRODUCT_PAGE.exec(address.pathname) ?? [];
  if (!asin) return refuse(field, 'no_product');
  // Somebody else's tag in it goes with the rest of the address: only the product's number is kept.
  return { link: { externalId: asin.toUpperCase(), url: null, trackedUrl: null, tagOverride } };
}

function readShopee(given: StoredLink, edition: Edition): ReadLink {
  const field = given.url ? 'url' : 'externalId';
  const text = given.url ?? given.externalId;
  if (!text) return refuse('url', 'required');
  const address = addressOf(text);
  if (!address || shopHostOf(address.href)?.shop !== 'shopee') return refuse(field, 'unknown_host');
  if (edition.locale !== 'br') return refuse(field, 'wrong_country');
  const url = `https://${address.hostname}${withoutEnding(address.pathname, '/')}`;
  const link = { externalId: null, url, trackedUrl: null, tagOverride: null };
  const made = shopee.buildLink({ ...link, price: null, fetchedAt: null }, edition);
  return made === undefined ? refuse(field, 'no_short_link') : { link };
}

/** Links that a network mints are kept as they are given, if they are the network's. */
function readMinted({ network, at }: NamedShop, trackedUrl: string | null): string | null | undefined {
  if (trackedUrl === null || network?.link.kind !== 'stored') return null;
  const address = addressOf(trackedUrl);
  if (!address) return undefined;
  address.protocol = 'https:';
  return trackedPattern(network, at)?.test(address.href) ? address.href : undefined;
}

/** Any shop that the edition names, by whatever link of a network of its. */
function readOther(given: StoredLink, edition: Edition): ReadLink {
  const field = given.url ? 'url' : 'externalId';
  const text = given.url ?? given.externalId;
  if (!text) return refuse('url', 'required');
  const address = addressOf(text);
  if (!address) return refuse(field, 'unknown_host');
  address.protocol = 'https:';
  const read = readShopAddress(address.href, edition);
  if ('problem' in read) return refuse(field, read.problem);
  const trackedUrl = readMinted(read.shop, given.trackedUrl);
  if (trackedUrl === undefined) return refuse('trackedUrl', 'not_minted');
  return { link: { externalId: null, url: read.url, trackedUrl, tagOverride: null } };
}

const readers: Partial<Record<MarketplaceId, Reader>> = {
  amazon: readAmazon,
  shopee: readShopee,
  other: readOther,
};

/** Whether it is a page of a shop whose network mints its links, and nobody has brought this one's yet. */
export function isUnminted(
  {
    marketplace,
    url,
    trackedUrl,
  }: { marketplace: MarketplaceId; url: string | null; trackedUrl: string | null },
  edition: ShopFacts,
): boolean {
  const shop = marketplace === 'other' ? shopAt(edition, url) : undefined;
  const isOwnPage = shop?.at.hosts.includes(hostOfShop(url ?? '') ?? '') ?? false;
  return trackedUrl === null && isOwnPage && shop?.network?.link.kind === 'stored' && !shop.shop.closed;
}

const orNull = (text: string | null | undefined) => text?.trim() || null;

/** What is kept of it: something that its shop makes one honest link of, or the reason why not. */
export function readOfferLink(marketplace: MarketplaceId, given: GivenLink, edition: Edition): ReadLink {
  const typed = {
    externalId: orNull(given.externalId),
    url: orNull(given.url),
    trackedUrl: orNull(given.trackedUrl),
    tagOverride: orNull(given.tagOverride),
  };
  const read = readers[marketplace]?.(typed, edition) ?? { link: typed };
  if ('problems' in read) return read;
  // Where a network mints its links, an offer may wait for its own.
  const offer = { ...read.link, marketplace, price: null, fetchedAt: null };
  const isLinked = marketplaceOf(marketplace).buildLink(offer, edition) !== undefined;
  return isLinked || isUnminted(offer, edition)
    ? read
    : refuse(typed.externalId ? 'externalId' : 'url', 'no_product');
}
