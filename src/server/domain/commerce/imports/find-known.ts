import type { ImportMatch } from '#contract/commerce/imports/imports.words.ts';
import { eanSpellings } from '#contract/commerce/products/ean.ts';
import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import type { ReadRow } from './read-row.ts';
import * as queries from './staging.queries.ts';

/** What is there already of what some rows are about. */
export interface Known {
  /** The products that a row is about: none, one, or too many to tell. */
  productsOf(row: ReadRow): queries.KnownProduct[];
  ownerOfEan(ean: string): queries.KnownProduct | undefined;
  /** In the shop, or all that there are where the row does not say which. */
  offersOf(productId: number, hosts: string[] | undefined): queries.KnownOffer[];
}

interface Scope {
  locale: Locale;
  marketplace: Marketplace;
  match: ImportMatch;
}

const unique = <T>(values: (T | undefined)[]): T[] => [
  ...new Set(values.filter((value): value is T & {} => value !== undefined)),
];

/** Three or four questions for a whole batch of rows. */
export async function findKnown(
  db: Db,
  rows: ReadRow[],
  { locale, marketplace, match }: Scope,
): Promise<Known> {
  const eans = unique(rows.map(({ facts }) => facts.ean)).flatMap(eanSpellings);
  const owners = await queries.listProductsByEan(db, eans);
  // Whose own barcode it is goes before who is known by it, too.
  const byEan = new Map([
    ...owners.flatMap((product) => product.otherEans.map((ean) => [ean, product] as const)),
    ...owners.map((product) => [product.ean ?? '', product] as const),
  ]);
  const ownerOfEan = (ean: string) => {
    const exact = byEan.get(ean);
    return (
      exact ??
      eanSpellings(ean)
        .map((each) => byEan.get(each))
        .find(Boolean)
    );
  };
  const external =
    match === 'externalId'
      ? await queries.listOffersByExternalId(
          db,
          locale,
          marketplace,
          unique(rows.map(({ externalId }) => externalId)),
        )
      : [];
  const ids =
    match === 'productId'
      ? rows.map(({ productId }) => productId)
      : external.map(({ productId }) => productId);
  const byId = new Map(
    (await queries.listProductsById(db, unique(ids))).map((product) => [product.id, product]),
  );
  const byExternal = Map.groupBy(external, ({ externalId }) => externalId);

  function productsOf(row: ReadRow): queries.KnownProduct[] {
    const found =
      match === 'ean'
        ? [row.facts.ean === undefined ? undefined : ownerOfEan(row.facts.ean)]
        : match === 'productId'
          ? [row.productId === undefined ? undefined : byId.get(row.productId)]
          : (byExternal.get(row.externalId ?? '') ?? []).map(({ productId }) => byId.get(productId));
    return unique(found);
  }
  const productIds = unique(rows.flatMap((row) => productsOf(row).map(({ id }) => id)));
  const offers = await queries.listOffersOfProducts(db, locale, marketplace, productIds);
  const byProduct = Map.groupBy(offers, ({ productId }) => productId);
  const offersOf: Known['offersOf'] = (productId, hosts) =>
    (byProduct.get(productId) ?? []).filter((offer) => hosts === undefined || hosts.includes(offer.shop));
  return { productsOf, ownerOfEan, offersOf };
}
