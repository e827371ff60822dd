import { isAmazonDomain } from '#contract/commerce/marketplaces/amazon-shops.ts';

/** Shops whose addresses say which product they are about. */
export const knownShops = [
  'amazon',
  'shopee',
  'mercado-livre',
  'magalu',
  'aliexpress',
  'ebay',
  'walmart',
] as const;
export type KnownShop = (typeof knownShops)[number];

/** What an address of a known shop tells. */
export interface ShopPage {
  shop: KnownShop;
  /** The shop's number of the product: an ASIN, an item's. */
  externalId?: string;
  /** A product's page without everything that is not needed for it. */
  address?: string;
  /** A short link: what is behind it only the shop knows. */
  isShort?: boolean;
}

const path = (url: URL): string => url.pathname.slice(0, 1_000);

const AMAZON_FRONT = /^(?:www|m|smile)\./;
const AMAZON_PAGE = /\/(?:dp|dp\/product|gp\/product|gp\/aw\/d|gp\/offer-listing)\/([A-Za-z0-9]{10})(?=\/|$)/;

function amazon(host: string, url: URL): ShopPage | undefined {
  if (/^(?:amzn\.(?:to|eu|asia)|a\.co)$/.test(host)) return { shop: 'amazon', isShort: true };
  const domain = host.replace(AMAZON_FRONT, '');
  const isAnywhere = domain === 'amzn.com';
  if (!isAnywhere && !isAmazonDomain(domain)) return undefined;
  const asin = AMAZON_PAGE.exec(path(url))?.[1]?.toUpperCase();
  if (!asin) return { shop: 'amazon' };
  // It says a product, and no country.
  if (isAnywhere) return { shop: 'amazon', externalId: asin, address: `https://amzn.com/dp/${asin}` };
  return { shop: 'amazon', externalId: asin, address: `https://www.${domain}/dp/${asin}` };
}

const SHOPEE_ITEM = /(?:-|\/)i\.(\d{1,20})\.(\d{1,20})$/;
const SHOPEE_PRODUCT = /^(?:\/[a-z-]{1,30})?\/product\/(\d{1,20})\/(\d{1,20})\/?$/;

function shopee(host: string, url: URL): ShopPage | undefined {
  if (/^(?:s\.shopee\.com\.br|shope\.ee|shp\.ee|br\.shp\.ee)$/.test(host)) {
    return { shop: 'shopee', isShort: true };
  }
  if (host !== 'shopee.com.br') return undefined;
  const [, shop, item] = SHOPEE_ITEM.exec(path(url)) ?? SHOPEE_PRODUCT.exec(path(url)) ?? [];
  if (!item) return { shop: 'shopee' };
  return {
    shop: 'shopee',
    externalId: `${shop}.${item}`,
    address: `https://shopee.com.br/product/${shop}/${item}`,
  };
}

/** An offer ("MLB-123…"), a product of the catalogue ("/p/MLB123…") or one of a seller's ("/up/MLBU123…"). */
const MERCADO_ITEM = /\/(MLBU?|MLMU?)-?(\d{5,14})(?=[-/_]|$)/i;

function mercado(host: string, url: URL): ShopPage | undefined {
  const shop = 'mercado-livre';
  const isSecret = /^mercadoli[vb]re\.com$/.test(host) && path(url).startsWith('/sec/');
  if (host === 'meli.la' || isSecret) return { shop, isShort: true };
  if (!/(?:^|\.)mercadoli(?:vre\.com\.br|bre\.com\.mx)$/.test(host)) return undefined;
  const [, site = '', number] = MERCADO_ITEM.exec(path(url)) ?? [];
  if (!number) return { shop };
  return {
    shop,
    externalId: `${site.toUpperCase()}${number}`,
    address: `https://${url.hostname}${path(url)}`,
  };
}

const MAGALU_ITEM = /\/p\/([A-Za-z0-9]{6,20})(?=\/|$)/;

function magalu(host: string, url: URL): ShopPage | undefined {
  if (/^(?:maga\.lu|magazineluiza\.onelink\.me)$/.test(host)) return { shop: 'magalu', isShort: true };
  if (!/^(?:m\.|www\.)?magazine(?:luiza|voce)\.com\.br$/.test(host)) return undefined;
  const id = MAGALU_ITEM.exec(path(url))?.[1]?.toLowerCase();
  if (!id) return { shop: 'magalu' };
  const own = host.includes('voce') ? path(url).replace(/^\/[^/]*/, '') : path(url);
  return { shop: 'magalu', externalId: id, address: `https://www.magazineluiza.com.br${own}` };
}

function aliexpress(host: string, url: URL): ShopPage | undefined {
  const shop = 'aliexpress';
  if (host === 's.click.aliexpress.com' || host === 'a.aliexpress.com') return { shop, isShort: true };
  if (!/^(?:[a-z]{1,3}\.)?aliexpress\.(?:com|us)$/.test(host)) return undefined;
  const id = /^\/(?:item|i)\/(\d{6,20})\.html$/.exec(path(url))?.[1];
  return id ? { shop, externalId: id, address: `https://${url.hostname}/item/${id}.html` } : { shop };
}

function ebay(host: string, url: URL): ShopPage | undefined {
  if (host === 'ebay.us') return { shop: 'ebay', isShort: true };
  const [, domain] = /^(?:m\.|www\.)?(ebay\.(?:com|it|es|de|fr|co\.uk|com\.mx))$/.exec(host) ?? [];
  if (!domain) return undefined;
  const id = /^\/itm\/(?:[^/]{1,200}\/)?(\d{9,15})\/?$/.exec(path(url))?.[1];
  return id ? { shop: 'ebay', externalId: id, address: `https://www.${domain}/itm/${id}` } : { shop: 'ebay' };
}

function walmart(host: string, url: URL): ShopPage | undefined {
  const [, domain] = /^(walmart\.com(?:\.mx)?)$/.exec(host) ?? [];
  if (!domain) return undefined;
  const id = /^\/ip\/(?:[^/]{1,300}\/){0,2}(\d{5,20})\/?$/.exec(path(url))?.[1];
  return id
    ? { shop: 'walmart', externalId: id, address: `https://www.${domain}${path(url)}` }
    : { shop: 'walmart' };
}

const readers = [amazon, shopee, mercado, magalu, aliexpress, ebay, walmart];

/** What a known shop's address tells; undefined where it is nobody's we know. */
export function shopPageOf(url: URL): ShopPage | undefined {
  const host = url.hostname.replace(/^www\./, '');
  for (const read of readers) {
    const page = read(host, url);
    if (page) return page;
  }
  return undefined;
}
