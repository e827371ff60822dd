import { MAX_HREF_CHARS } from '#contract/writing/content/link-href.ts';
import { oldAddressKeys } from '#server/domain/readers/redirects/old-address.ts';
import type { SourceSite } from '../entries/brought.ts';
import { absolute, isOfSite } from '../entries/links.ts';
import type { SourceIndex } from '../source-index.ts';
import { amazonPlace } from './amazon-places.ts';
import type { WantedProduct } from './boxes.ts';
import { nameIn } from './product-names.ts';

/** Everything that a source says of one product, wherever it says it. */
export interface ProductFact extends Omit<WantedProduct, 'label' | 'tag'> {
  /** Where it was met first. */
  place: string;
  /** Its number here, and whether a page of ours leads to a shop for it. */
  newId?: number;
  hasOffer?: boolean;
}

/** An address of the old site that led to a shop. */
export interface CloakFact {
  to: string;
  title: string;
  place: string;
}

const MAX_HOPS = 4;

/** Addresses of which one plugin says only the end: what stands before it is one of these words. */
export const cloakWords = [
  ...[
    'recommends',
    'recommend',
    'go',
    'link',
    'links',
    'review',
    'product',
    'suggests',
    'follow',
    'endorses',
  ],
  ...[
    'proceed',
    'fly',
    'goto',
    'get',
    'find',
    'act',
    'click',
    'move',
    'offer',
    'run',
    'out',
    'refer',
    'visit',
  ],
] as const;
const WORDS: ReadonlySet<string> = new Set(cloakWords);

/** The name under which an address is kept whose beginning nobody knows. */
export const endingKey = (slug: string): string => `*/${slug}`;

/** The old site's link at an address, and the name under which it is known. */
export function cloakAt(
  index: SourceIndex,
  site: SourceSite,
  url: URL,
): { key: string; cloak: CloakFact } | undefined {
  if (!isOfSite(site, url)) return undefined;
  for (const key of oldAddressKeys(url.pathname, url.search.slice(1))) {
    const cloak = index.get<CloakFact>('cloak', key);
    if (cloak) return { key, cloak };
    const [word = '', ...rest] = key.slice(1).split('/');
    const ending = WORDS.has(word) && rest.length > 0 ? endingKey(rest.at(-1) ?? '') : undefined;
    const ended = ending && index.get<CloakFact>('cloak', ending);
    if (ending && ended) return { key, cloak: ended };
  }
  return undefined;
}

/** Where an address leads in the end, as far as the source says it. */
export function destinationOf(index: SourceIndex, site: SourceSite, address: string): URL | undefined {
  let url = absolute(site, address);
  for (let hop = 0; url && hop < MAX_HOPS; hop += 1) {
    const found = cloakAt(index, site, url);
    if (!found) return url;
    url = absolute(site, found.cloak.to);
  }
  return undefined;
}

/** By what a product is known in the source; undefined where nothing tells it from others. */
export function keyOf(
  index: SourceIndex,
  site: SourceSite,
  { asin, url }: WantedProduct,
): string | undefined {
  if (asin !== undefined) return `asin:${asin}`;
  const place = url === undefined ? undefined : destinationOf(index, site, url);
  if (!place) return undefined;
  const amazon = amazonPlace(place);
  if (amazon?.asin !== undefined) return `asin:${amazon.asin}`;
  place.hash = '';
  // Longer than an index takes is no address of a product.
  return place.href.length > MAX_HREF_CHARS ? undefined : `url:${place.href}`;
}

/** Both together: the better name, and whatever only one of them says. */
export function joined(before: ProductFact | undefined, found: ProductFact): ProductFact {
  if (!before) return found;
  const isBetter = found.name !== undefined && (found.rank ?? 0) > (before.rank ?? 0);
  const { name, rank } = isBetter || before.name === undefined ? found : before;
  return {
    ...before,
    ...{ name, rank, asin: before.asin ?? found.asin, url: before.url ?? found.url },
    ...{ ean: before.ean ?? found.ean, brand: before.brand ?? found.brand },
    picture: before.picture ?? found.picture,
  };
}

/** Keeps what is said of a product until all is read; where a name stands, only if it can be one. */
export function noteProduct(index: SourceIndex, wanted: WantedProduct, place: string): void {
  const { label: _label, tag: _tag, name, rank = 0, ...facts } = wanted;
  const key = wanted.asin === undefined ? wanted.url && `url:${wanted.url}` : `asin:${wanted.asin}`;
  if (!key || key.length > 2_100) return;
  const known = name === undefined ? undefined : nameIn(name, rank);
  const fact: ProductFact = { ...facts, place, ...(known && { name: known, rank }) };
  index.put('seen', key, joined(index.get<ProductFact>('seen', key), fact));
}
