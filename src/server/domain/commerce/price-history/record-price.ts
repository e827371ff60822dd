import type { Db } from '#db/open.ts';
import type { ShopPolicy } from '#server/domain/commerce/marketplaces/marketplace.ts';
import { extendOfferPrice, findLastOfferPrice, insertOfferPrice } from './price-history.queries.ts';

interface SeenPrice {
  offerId: number;
  shop: ShopPolicy;
  price: number;
  currency: string;
}

/**
 * Remembers what an offer cost, where its shop allows that. Whoever writes a price calls it in the same transaction,
 * with the offer's row locked. A price that was out of sight for longer than it may be shown begins anew.
 */
export async function recordOfferPrice(tx: Db, seen: SeenPrice, at: Date): Promise<void> {
  const { offerId, shop, price, currency } = seen;
  const { keepsHistory, maxPriceAge } = shop;
  if (!keepsHistory) return;
  const last = await findLastOfferPrice(tx, offerId);
  // What is older than the last word is no news.
  if (last && last.until > at) return;
  const goesOn =
    last?.price === price && last.currency === currency && at.getTime() - last.until.getTime() <= maxPriceAge;
  if (last && goesOn) await extendOfferPrice(tx, last.id, at);
  else await insertOfferPrice(tx, { offerId, price, currency, since: at, until: at });
}
