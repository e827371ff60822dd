import type { Marketplace } from '#contract/commerce/products/products.schemas.ts';
import type { Db } from '#db/open.ts';
import { marketplaceOf } from '#server/domain/commerce/marketplaces/registry.ts';
import { extendOfferPrices, insertOfferPrices, listLastOfferPrices } from './price-history.queries.ts';

interface SeenPrice {
  offerId: number;
  price: number;
  currency: string;
}

/** The same as `recordOfferPrice`, for many offers of one shop at once. */
export async function recordOfferPrices(
  tx: Db,
  marketplace: Marketplace,
  seen: SeenPrice[],
  at: Date,
): Promise<void> {
  const { keepsHistory, maxPriceAge } = marketplaceOf(marketplace);
  if (!keepsHistory || seen.length === 0) return;
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
    if (last && isSame && at.getTime() - last.until.getTime() <= maxPriceAge) going.push(last.id);
    else begun.push(each);
  }
  if (going.length > 0) await extendOfferPrices(tx, going, at);
  if (begun.length > 0) {
    await insertOfferPrices(
      tx,
      begun.map((each) => ({ ...each, since: at, until: at })),
    );
  }
}
