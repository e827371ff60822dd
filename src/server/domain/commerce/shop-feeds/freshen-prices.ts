import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Db } from '#db/open.ts';
import { inParts, PART } from '#server/domain/commerce/imports/undo/in-parts.ts';
import { shopOf } from '#server/domain/commerce/marketplaces/registry.ts';
import { recordOfferPrices } from '#server/domain/commerce/price-history/record-prices.ts';
import { recordChange } from '#server/domain/pages/invalidations/record-change.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import type { EditionRow } from '#server/domain/running/editions/editions.service.ts';
import { freshenOffers, listFreshened } from './fresh-prices.queries.ts';

interface Confirmed {
  importId: number;
  edition: EditionRow;
  marketplace: Marketplace;
  at: Date;
}

/**
 * The shop says that its file is as it was, so its prices hold: they are as old as this answer. Otherwise a shop that
 * changes nothing for two days would lose them all.
 */
export async function freshenPrices(
  tx: Db,
  { importId, edition, marketplace, at }: Confirmed,
): Promise<number> {
  const n = await freshenOffers(tx, importId, at);
  if (n === 0) return 0;
  await inParts(
    (after) => listFreshened(tx, importId, at, after, PART),
    ({ row }) => row,
    async (rows) => {
      const seen = rows.flatMap(({ offerId, url, price, currency }) =>
        price === null ? [] : [{ offerId, shop: shopOf({ marketplace, url }, edition), price, currency }],
      );
      await recordOfferPrices(tx, seen, at);
      await recordChange(tx, at, `feed of import ${importId} unchanged`, [
        ...rows.map(({ productId }) => tags.product(productId)),
        tags.offers(edition.locale),
      ]);
    },
  );
  return n;
}
