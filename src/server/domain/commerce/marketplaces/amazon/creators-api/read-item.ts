import type { Availability } from '#contract/commerce/products/products.schemas.ts';
import type { PriceFinding } from '../../price-source.ts';
import type { CreatorsItem, Listing } from './answer.ts';
import { minorUnits } from './minor-units.ts';

/** What is not in it is not known to be buyable. */
const availabilities: Record<string, Availability> = {
  IN_STOCK: 'in_stock',
  LEADTIME: 'in_stock',
  IN_STOCK_SCARCE: 'scarce',
  PREORDER: 'preorder',
  AVAILABLE_DATE: 'preorder',
  OUT_OF_STOCK: 'out_of_stock',
  UNAVAILABLE: 'out_of_stock',
};

export interface ReadingShop {
  /** www.amazon.it */
  marketplace: string;
  partnerTag: string;
  currency: string;
}

const isNew = ({ condition }: Listing) => condition?.value === 'New';
const isPlain = ({ type }: Listing) => type !== 'SUBSCRIBE_AND_SAVE';
/** A price for members is nobody's price: a reader may not get it. */
const isForAll = ({ dealDetails }: Listing) => (dealDetails?.accessType ?? 'ALL') === 'ALL';

const unpriced = (
  availability: Availability,
  reason: 'no_offer' | 'out_of_stock' | 'hidden_price',
): PriceFinding => ({
  found: 'no_price',
  availability,
  reason,
});

function isOwnLink(link: string, { marketplace, partnerTag }: ReadingShop): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname, searchParams } = new URL(link);
  return protocol === 'https:' && hostname === marketplace && searchParams.get('tag') === partnerTag;
}

/** The featured offer, new and for everybody; the cheapest one need not be it. */
function choose(listings: Listing[]): Listing | 'none' | 'used' | 'prime' {
  if (listings.length === 0) return 'none';
  const fresh = listings.filter((listing) => isNew(listing) && isPlain(listing));
  if (fresh.length === 0) return 'used';
  const winners = fresh.filter(({ isBuyBoxWinner }) => isBuyBoxWinner === true);
  const winner = winners.find(isForAll);
  if (winner) return winner;
  return winners.length === 0 ? 'none' : (fresh.find(isForAll) ?? 'prime');
}

function listPriceOf({ price }: Listing, currency: string, now: number): number | null {
  const basis = price?.savingBasis;
  if (basis?.savingBasisType !== 'LIST_PRICE' || basis.money?.currency !== currency) return null;
  const units = minorUnits(basis.money.amount);
  return units !== undefined && units > now ? units : null;
}

/** What one item says, as far as it may be believed and shown. */
export function readItem(item: CreatorsItem, shop: ReadingShop): PriceFinding {
  if (item.detailPageURL != null && !isOwnLink(item.detailPageURL, shop)) {
    return { found: 'refused', reason: 'foreign_link' };
  }
  const listing = choose(item.offersV2?.listings ?? []);
  if (listing === 'none') return unpriced('unknown', 'no_offer');
  if (listing === 'used') return { found: 'no_price', availability: 'out_of_stock', reason: 'used_only' };
  if (listing === 'prime') return { found: 'no_price', availability: 'unknown', reason: 'prime_only' };
  const availability = availabilities[listing.availability?.type ?? ''] ?? 'unknown';
  if (availability === 'out_of_stock') return unpriced(availability, 'out_of_stock');
  if (listing.violatesMAP) return unpriced(availability, 'hidden_price');
  const money = listing.price?.money;
  if (!money) return unpriced(availability, 'no_offer');
  if (money.currency !== shop.currency) return { found: 'refused', reason: 'other_currency' };
  const price = minorUnits(money.amount);
  if (price === undefined) return { found: 'refused', reason: 'bad_amount' };
  return { found: 'price', price, listPrice: listPriceOf(listing, shop.currency, price), availability };
}
