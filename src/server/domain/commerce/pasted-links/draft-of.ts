import type { PastedDraft, PastedFact } from '#contract/commerce/pasted-links/pasted-links.admin.schemas.ts';
import type { FactSource } from '#contract/commerce/pasted-links/pasted-links.words.ts';
import { eanSpellings } from '#contract/commerce/products/ean.ts';
import { isSameAddress } from '#server/domain/commerce/catalog/known-again/same-address.ts';
import type { ShopFacts } from '#server/domain/commerce/marketplaces/price-source.ts';
import type { FoundRow } from './found-rows.ts';
import type { ReadThing } from './read-thing.ts';

interface Told {
  /** What the shop has said just now. */
  shop: ShopFacts | undefined;
  /** Rows of files that are about it; the first counts. */
  rows: FoundRow[];
  currency: string;
  now: Date;
}

/** A row is about it by its address or number, or by a barcode that was pasted or told. */
export function isAbout({ found, marketplace }: ReadThing, row: FoundRow, eans: readonly string[]): boolean {
  const { offer, facts } = row;
  if (isItsOffer({ found, marketplace }, row)) return true;
  const ean = facts?.ean;
  return offer !== undefined && ean !== undefined && eans.flatMap(eanSpellings).includes(ean);
}

/** The row's offer is this very one: only then its price is, too. */
function isItsOffer(
  { found, marketplace }: Pick<ReadThing, 'found' | 'marketplace'>,
  row: FoundRow,
): boolean {
  if (row.marketplace !== marketplace) return false;
  const { url, externalId } = row.offer ?? {};
  if (url && isSameAddress(url, found)) return true;
  return marketplace === 'amazon' && externalId !== undefined && externalId === found.externalId;
}

const fact = (value: string | undefined, from: FactSource, file: string | null = null) =>
  value === undefined || value === '' ? null : ({ value, from, file } satisfies PastedFact);

function priceOf(thing: ReadThing, { shop, rows, currency, now }: Told): PastedDraft['price'] {
  const { price } = shop ?? {};
  if (price?.found === 'price')
    return {
      value: price.price,
      currency,
      availability: price.availability,
      asOf: now.toISOString(),
      from: 'shop',
    };
  const row = rows.find((each) => isItsOffer(thing, each));
  const value = row?.offer?.price;
  if (!row?.offer || value == null || row.offer.currency !== currency) return null;
  const { availability = 'unknown' } = row.offer;
  return { value, currency, availability, asOf: row.at.toISOString(), from: row.from };
}

/**
 * What is known of a product that is none of ours, and from whom. The shop's own word goes before a catalogue's, that
 * before a file's, and that before the address. A shop's picture is not in it: Amazon allows nobody to keep one.
 */
export function draftOf(thing: ReadThing, told: Told): PastedDraft {
  const { found } = thing;
  const { shop, rows } = told;
  const inFile = (field: 'brand' | 'name' | 'ean' | 'imageUrl') => {
    const row = rows.find(({ facts }) => facts?.[field]);
    return row ? fact(row.facts?.[field], row.from, row.file) : null;
  };
  const ean = fact(found.ean, 'pasted') ?? fact(shop?.eans[0], 'shop') ?? inFile('ean');
  return {
    brand: fact(shop?.brand, 'shop') ?? inFile('brand'),
    name: fact(shop?.name, 'shop') ?? inFile('name') ?? fact(found.name, 'address'),
    ean,
    otherEans: (shop?.eans ?? []).filter((each) => each !== ean?.value),
    imageUrl: inFile('imageUrl'),
    price: priceOf(thing, told),
  };
}
