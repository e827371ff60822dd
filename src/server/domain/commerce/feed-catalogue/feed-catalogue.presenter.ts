import type {
  Catalogue,
  CatalogueItem,
} from '#contract/commerce/feed-catalogue/feed-catalogue.admin.schemas.ts';
import type { ArrivalRow } from './feed-catalogue.queries.ts';
import type { FoundItem } from './feed-catalogue.service.ts';

export const presentCatalogue = ({ id, feed, rows, asOf }: ArrivalRow): Catalogue => ({
  id,
  feed,
  rows,
  asOf: asOf.toISOString(),
});

export function presentCatalogueItem({ item, arrival, shopName, ours }: FoundItem): CatalogueItem {
  const { brand, name, ean, externalId, shop, url, imageUrl, price, currency, availability } = item;
  const asin = arrival.marketplace === 'amazon' ? externalId : null;
  return {
    key: `${item.arrivalId}-${item.row}`,
    feed: arrival.feed,
    asOf: arrival.asOf.toISOString(),
    brand,
    name,
    ean,
    externalId,
    shop: shopName ?? shop,
    url,
    imageUrl,
    price,
    currency,
    availability,
    paste: asin ?? url ?? ean,
    products: ours.map((product) => ({ id: product.id, brand: product.brand, name: product.name })),
  };
}
