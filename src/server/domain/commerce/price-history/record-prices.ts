import type { Db } from '#db/open.ts';
import type { ShopPolicy } from '#server/domain/commerce/marketplaces/marketplace.ts';
import { recordSeenPrices } from './price-history.queries.ts';

interface SeenPrice {
  offerId: number;
  shop: ShopPolicy;
  price: number;
  currency: string;
}

/** The same as `recordOfferPrice`, for many offers at once. */
export async function recordOfferPrices(tx: Db, given: SeenPrice[], at: Date): Promise<void> {
  const seen = given.flatMap(({ shop: { keepsHistory, maxPriceAge }, ...price }) =>
    keepsHistory ? [{ ...price, maxPriceAge }] : [],
  );
  if (seen.length > 0) await recordSeenPrices(tx, seen, at);
}
