import type { Recognised } from '#contract/commerce/networks/recognise/recognise.ts';
import type { KnownBy } from '#contract/commerce/pasted-links/pasted-links.words.ts';
import { eanSpellings } from '#contract/commerce/products/ean.ts';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { hostOfShop } from '#server/domain/commerce/marketplaces/named-shops/shops-of.ts';
import * as queries from './known-again.queries.ts';
import { addressesOf, isSameAddress, pathOf } from './same-address.ts';

/** Something recognised, and among whose offers it would be. */
export interface Sought {
  found: Recognised;
  marketplace: Marketplace;
}

export const marketplaceOf = ({ shop }: Recognised): Marketplace =>
  shop === 'amazon' || shop === 'shopee' ? shop : 'other';

/** Products of ours that something is, each by what it was known first. */
export type Ours = ReadonlyMap<number, KnownBy>;

const unique = <T>(values: T[]): T[] => [...new Set(values)];

/** A shop's number means something in that shop alone. */
function isSameNumber({ found, marketplace }: Sought, place: queries.PlaceRow): boolean {
  if (place.externalId !== found.externalId || place.marketplace !== marketplace) return false;
  return marketplace !== 'other' || place.shop === hostOfShop(found.address ?? '');
}

/** Nobody merges so often; and no circle is followed for ever. */
const HOPS = 5;

/** What was left behind with a product that became a part of another leads to that one. */
async function followMerges(db: Db, found: Ours[]): Promise<Ours[]> {
  let current = found;
  for (let hop = 0; hop < HOPS; hop += 1) {
    const ids = unique(current.flatMap((ours) => [...ours.keys()]));
    const into = new Map((await queries.listMergedInto(db, ids)).map(({ fromId, toId }) => [fromId, toId]));
    if (into.size === 0) break;
    current = current.map((ours) => new Map([...ours].map(([id, by]) => [into.get(id) ?? id, by])));
  }
  return current;
}

/** By barcodes that were pasted, or that somebody told meanwhile. */
export async function findByEans(db: Db, eans: string[][]): Promise<Ours[]> {
  const rows = await queries.listByEans(db, unique(eans.flat().flatMap(eanSpellings)));
  const found = eans.map((own) => {
    const spelled = new Set(own.flatMap(eanSpellings));
    const mine = rows.filter(({ ean, otherEans }) =>
      [ean ?? '', ...otherEans].some((each) => spelled.has(each)),
    );
    return new Map(mine.map(({ id }) => [id, 'ean' as const]));
  });
  return followMerges(db, found);
}

/** What of it is here already, in any edition: by its barcode, by its shop's number, by its address. */
export async function findOurs(db: Db, things: Sought[]): Promise<Ours[]> {
  const byEan = await findByEans(
    db,
    things.map(({ found }) => (found.ean === undefined ? [] : [found.ean])),
  );
  const numbers = unique(things.flatMap(({ found }) => found.externalId ?? []));
  const paths = unique(things.flatMap(({ found }) => addressesOf(found).map(pathOf)));
  const byNumber = await queries.listPlacesByNumber(db, numbers);
  const byPath = await queries.listPlacesByPath(db, paths);
  const found = things.map((thing, index) => {
    const ours = new Map<number, KnownBy>(byEan[index]);
    const { externalId } = thing.found;
    for (const place of byNumber)
      if (externalId !== undefined && isSameNumber(thing, place) && !ours.has(place.productId))
        ours.set(place.productId, 'number');
    for (const { productId, url } of byPath)
      if (url !== null && isSameAddress(url, thing.found) && !ours.has(productId))
        ours.set(productId, 'address');
    return ours;
  });
  return followMerges(db, found);
}

export type { NamedRow, PlaceRow } from './known-again.queries.ts';

/** Products by their numbers, and what they have in an edition already. */
export async function lookUp(db: Db, locale: Locale, ids: number[]) {
  const named = new Map((await queries.listNamed(db, ids)).map((row) => [row.id, row]));
  return { named, places: await queries.listPlacesOf(db, locale, ids) };
}
