import { createHash } from 'node:crypto';
import type { ImportMapping } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { stripTags } from '#contract/commerce/networks/strip-tags.ts';
import type { Availability } from '#contract/commerce/products/products.schemas.ts';
import { readOfferLink } from '#server/domain/commerce/catalog/offers/offer-link.ts';
import type { EditionFacts } from '#server/domain/commerce/marketplaces/marketplace.ts';
import { hostOfShop } from '#server/domain/commerce/marketplaces/named-shops/shops-of.ts';
import { wordsIn } from './catalogue-words.ts';
import type { NewItem } from './feed-catalogue.queries.ts';

/** What a row of a file says, as far as a catalogue keeps it. */
export interface ToldRow {
  row: number;
  facts: { brand?: string; name?: string; ean?: string; imageUrl?: string };
  externalId?: string;
  url?: string;
  price?: number | null;
  availability?: Availability;
}

/** Of its hash: enough for any number of rows. */
const KEY_CHARS = 24;
const WEB = /^https?:\/\//i;

/** The shop's own page, where the edition can tell; otherwise the address as it came. */
function placeOf(
  { externalId, url }: ToldRow,
  { marketplace }: ImportMapping,
  edition: EditionFacts,
): Pick<NewItem, 'externalId' | 'url'> {
  const given = marketplace === 'amazon' ? { externalId, url } : { url };
  const read = url || marketplace === 'amazon' ? readOfferLink(marketplace, given, edition) : undefined;
  if (read && 'link' in read) {
    const { link } = read;
    return {
      externalId: link.externalId ?? externalId ?? null,
      url: link.url === null ? null : stripTags(link.url).address,
    };
  }
  return {
    externalId: externalId ?? null,
    url: url && WEB.test(url) && URL.canParse(url) ? new URL(url).href : null,
  };
}

type PricedEdition = EditionFacts & { currency: string };

/** Undefined where nobody could find it or know it again: without a name, or without a number and an address. */
export function itemOfRow(row: ToldRow, mapping: ImportMapping, edition: PricedEdition): NewItem | undefined {
  const { brand = '', name, ean, imageUrl } = row.facts;
  const { externalId, url } = placeOf(row, mapping, edition);
  const known = externalId ?? ean ?? url;
  if (name === undefined || known === null) return undefined;
  const isAmazon = mapping.marketplace === 'amazon';
  const shop = (isAmazon ? edition.amazonDomain : url && hostOfShop(url)) || '';
  return {
    row: row.row,
    key: createHash('sha256').update(`${shop}\u0000${known}`).digest('base64url').slice(0, KEY_CHARS),
    shop,
    externalId,
    ean: ean ?? null,
    brand,
    name,
    url,
    imageUrl: imageUrl ?? null,
    price: row.price ?? null,
    currency: edition.currency,
    availability: row.availability ?? 'unknown',
    words: wordsIn([brand, name, ean, externalId, shop].filter(Boolean).join(' ')).join(' '),
  };
}
