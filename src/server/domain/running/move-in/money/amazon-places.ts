import { isAmazonDomain } from '#contract/commerce/marketplaces/amazon-shops.ts';

/** Where on Amazon an address leads. */
export interface AmazonPlace {
  /** The country's shop; undefined where the address does not tell it. */
  domain: string | undefined;
  asin: string | undefined;
  tag: string | undefined;
  /** A short one: only who follows it learns where it leads. */
  isShort: boolean;
}

const PAGE =
  /\/(?:dp|gp\/product|gp\/aw\/d|gp\/offer-listing|exec\/obidos\/asin|o\/asin|product-reviews)\/([a-z0-9]{10})(?=[/?#]|$)/i;
const FRONT = /^(?:www|m|smile|read)\./;
const SHORT = /^(?:amzn\.(?:to|eu|asia)|a\.co)$/;
/** Says a product and no country. */
const ANYWHERE = 'amzn.com';
const WIDGET = /(?:^|[.-])(?:amazon-adsystem|assoc-amazon)\.[a-z.]{2,6}$/;
const OLD_WIDGET = /^rcm(?:-[a-z]{2})?\.amazon\.[a-z.]{2,6}$/;
const PIXEL = /^(?:ir|www)(?:-[a-z]{2})?\.(?:amazon-adsystem|assoc-amazon)\./;
/** As Amazon gives them out: by itself, or a book's ISBN. */
const BARE = /^(?:B[0-9A-Z]{9}|\d{9}[\dX])$/;
const IMAGES =
  /(?:^|\.)(?:media-amazon\.com|images-amazon\.com|ssl-images-amazon\.com)$|^images(?:-[a-z]{2})?\.amazon\.[a-z.]{2,6}$/;

export const isAsin = (word: string): boolean => BARE.test(word.toUpperCase());

/** The numbers in a list, each once; words that are none are left out. */
export const asinsIn = (list: string): string[] => [
  ...new Set(
    list
      .slice(0, 4_000)
      .split(/[\s,;|]+/)
      .map((word) => word.toUpperCase())
      .filter(isAsin),
  ),
];

/** A product's page in whichever shop the edition has. */
export const anywhere = (asin: string, tag = ''): string =>
  `https://${ANYWHERE}/dp/${asin}${tag && `?tag=${encodeURIComponent(tag.toWellFormed())}`}`;

/** What Amazon finds for these words. */
export const searchAnywhere = (words: string): string =>
  `https://${ANYWHERE}/s?k=${encodeURIComponent(words.slice(0, 200).toWellFormed())}`;

export function amazonPlace(url: URL): AmazonPlace | undefined {
  const host = url.hostname.toLowerCase();
  const bare = host.replace(FRONT, '');
  const isShort = SHORT.test(bare);
  const isOne = isShort || bare === ANYWHERE || isAmazonDomain(bare);
  if (!isOne) return undefined;
  const asin = PAGE.exec(url.pathname)?.[1] ?? asinsIn(url.pathname.slice(1))[0];
  const tag = url.searchParams.get('tag') ?? undefined;
  const domain = isShort || bare === ANYWHERE ? undefined : bare;
  return { domain, asin: isShort ? undefined : asin?.toUpperCase(), tag, isShort };
}

/** An address as it stands in an attribute; undefined for what is none. */
export function webAddress(text: string): URL | undefined {
  const address = text.trim().replace(/^\/\//, 'https://');
  return address.length <= 2_000 && /^https?:\/\//i.test(address) && URL.canParse(address)
    ? new URL(address)
    : undefined;
}

/** What one of Amazon's own frames or pictures shows; undefined where it is none of them. */
export function widgetOf(text: string): { asins: string[]; isPixel: boolean; tag: string } | undefined {
  const url = webAddress(text);
  if (!url || !(WIDGET.test(url.hostname) || OLD_WIDGET.test(url.hostname))) return undefined;
  const said = ['asins', 'ASIN', 'asin', 'a'].map((name) => url.searchParams.get(name)).find(Boolean) ?? '';
  const tag = ['tag', 't', 'tracking_id'].map((name) => url.searchParams.get(name)).find(Boolean) ?? '';
  return { asins: asinsIn(said), isPixel: PIXEL.test(url.hostname), tag };
}

/** Its programme lets nobody keep what lies there. */
export const isAmazonsPicture = (src: string): boolean => {
  const url = webAddress(src);
  return url !== undefined && (IMAGES.test(url.hostname) || WIDGET.test(url.hostname));
};
