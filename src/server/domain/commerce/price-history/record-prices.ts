import type { Db } from '#db/open.ts';
import type { ShopPolicy } from '#server/domain/commerce/marketplaces/marketplace.ts';
import { extendOfferPrices, insertOfferPrices, listLastOfferPrices } from './price-history.queries.ts';

interface SeenPrice {
  offerId: number;
  shop: ShopPolicy;
  price: number;
  currency: string;
}

/** The same as `recordOfferPrice`, for many offers at once. */
export async function recordOfferPrices(tx: Db, given: SeenPrice[], at: Date): Promise<void> {
  const seen = given.filter(({ shop }) => shop.keepsHistory);
  if (seen.length === 0) return;
  const found = await listLastOfferPrices(
    tx,
    seen.map(({ offerId }) => offerId),
  );
  const lasts = new Map(found.map((last) => [last.offerId, last]));
  const going: number[] = [];
  const begun: SeenPrice[] = [];
  for (const each of seen) {
    const last = lasts.get(each.offerId);
    // What is older than the last word is no news.
    if (last && last.until > at) continue;
    const isSame = last?.price === each.price && last.currency === each.currency;
    if (last && isSame && at.getTime() - last.until.getTime() <= each.shop.maxPriceAge) going.push(last.id);
    else begun.push(each);
  }
  if (going.length > 0) await extendOfferPrices(tx, going, at);
  if (begun.length > 0) {
    await insertOfferPrices(
      tx,
      begun.map(({ offerId, price, currency }) => ({ offerId, price, currency, since: at, until: at })),
    );
  }
}
