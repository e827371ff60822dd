import type { KnownShop } from '#contract/commerce/networks/recognise/known-shops.ts';
import type {
  PastedProduct,
  PastedThing,
} from '#contract/commerce/pasted-links/pasted-links.admin.schemas.ts';
import { hostOfShop } from '#server/domain/commerce/marketplaces/named-shops/shops-of.ts';
import type { KnownThing } from './pasted-links.service.ts';
import type { PastedLink } from './read-thing.ts';

/** As people call them. */
const shopNames: Record<KnownShop, string> = {
  amazon: 'Amazon',
  shopee: 'Shopee',
  'mercado-livre': 'Mercado Livre',
  magalu: 'Magalu',
  aliexpress: 'AliExpress',
  ebay: 'eBay',
  walmart: 'Walmart',
};

/** Whether a product has it in the edition: a shop sells a product once. */
function standOf(
  productId: number,
  link: PastedLink | undefined,
  places: KnownThing['places'],
): PastedProduct['offer'] {
  const there = places.find(
    (place) =>
      place.productId === productId && place.marketplace === link?.marketplace && place.shop === link.shop,
  );
  if (!there || !link) return 'free';
  const { externalId, url } = link.kept;
  return there.externalId === externalId && there.url === url ? 'same' : 'other';
}

export function presentPastedThing(thing: KnownThing): PastedThing {
  const { found, link, ours, places, draft } = thing;
  const products = ours.map(({ product, by, differs }) => ({
    id: product.id,
    brand: product.brand,
    name: product.name,
    imageUrl: product.imageUrl,
    archived: product.archivedAt !== null,
    by,
    offer: standOf(product.id, link, places),
    differs,
  }));
  const host = found.address === undefined ? undefined : hostOfShop(found.address);
  return {
    written: found.written,
    shop: thing.shopName ?? (found.shop ? shopNames[found.shop] : host) ?? null,
    network: thing.networkName ?? null,
    externalId: found.externalId ?? null,
    ean: found.ean ?? null,
    address: found.address ?? null,
    removed: found.removed,
    link: link ? { marketplace: link.marketplace, ...link.given } : null,
    problem: (products.length > 1 ? 'two_products' : thing.problem) ?? null,
    products,
    draft: draft ?? null,
    unanswered: thing.unanswered ?? null,
  };
}
