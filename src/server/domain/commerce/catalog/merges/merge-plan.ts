import { packDifferences } from '#contract/commerce/product-merges/pack-signs.ts';
import type { MergePlan } from '#contract/commerce/product-merges/product-merges.admin.schemas.ts';
import type { MergeWarning } from '#contract/commerce/product-merges/product-merges.words.ts';
import { eanSpellings } from '#contract/commerce/products/ean.ts';
import type { Db } from '#db/open.ts';
import { shopNameOf } from '#server/domain/commerce/marketplaces/registry.ts';
import type { EditionRow } from '#server/domain/running/editions/editions.service.ts';
import { listTexts } from '../products/product-uses.ts';
import { listReviewsOf, type OfferRow, type ProductRow } from '../products/products.admin.queries.ts';
import * as queries from './merges.queries.ts';

const placeOf = ({ locale, marketplace, shop }: OfferRow): string => `${locale} ${marketplace} ${shop}`;

/** The offers that come along, and those whose shop the other one has already. */
export function partOffers(to: number, offers: OfferRow[]): { comes: OfferRow[]; remains: OfferRow[] } {
  const taken = new Set(offers.filter(({ productId }) => productId === to).map(placeOf));
  const others = offers.filter(({ productId }) => productId !== to);
  return {
    comes: others.filter((offer) => !taken.has(placeOf(offer))),
    remains: others.filter((offer) => taken.has(placeOf(offer))),
  };
}

const titleOf = ({ brand, name }: ProductRow): string => `${brand} ${name}`;

/** Two barcodes are two products more often than not; two spellings of one are not. */
const eansDiffer = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a !== b && !eanSpellings(a).includes(b);

export const warningsOf = (to: ProductRow, from: ProductRow): MergeWarning[] => [
  ...packDifferences(titleOf(to), titleOf(from)),
  ...(eansDiffer(to.ean, from.ean) ? (['eans'] as const) : []),
];

/** The one that stays takes the other's barcode where it has none, and is known by all others from then on. */
export function barcodesOf(to: ProductRow, from: ProductRow): MergePlan['ean'] {
  const comes = to.ean === null ? from.ean : null;
  const own = new Set([to.ean, comes, ...to.otherEans]);
  const others = [from.ean, ...from.otherEans].filter((ean) => ean !== null && !own.has(ean));
  return { comes, others: others as string[] };
}

/** What goes where, with both products and their offers locked or only looked at. */
export async function planMerge(
  db: Db,
  to: ProductRow,
  from: ProductRow,
  offers: OfferRow[],
  editions: EditionRow[],
): Promise<MergePlan> {
  const { comes, remains } = partOffers(to.id, offers);
  const shopLinks = await queries.listShopLinksOf(db, from.id);
  const reviews = await listReviewsOf(db, [to.id, from.id]);
  const own = reviews.filter(({ productId }) => productId === from.id);
  const theirs = new Set(reviews.filter(({ productId }) => productId === to.id).map(({ locale }) => locale));
  const targets = { offers: comes.map(({ id }) => id), shopLinks };
  const line = (offer: OfferRow, stays: boolean) => {
    const edition = editions.find(({ locale }) => locale === offer.locale);
    const shopName = edition ? shopNameOf(offer, edition) : offer.shop;
    return { id: offer.id, locale: offer.locale, shopName, remains: stays };
  };
  return {
    offers: [...comes.map((offer) => line(offer, false)), ...remains.map((offer) => line(offer, true))],
    ean: barcodesOf(to, from),
    reviews: own.map(({ id, locale, title }) => ({ id, locale, title })),
    reviewedTwice: own.map(({ locale }) => locale).filter((locale) => theirs.has(locale)),
    texts: await listTexts(db, from.id),
    shopLinks: shopLinks.length,
    clicks: await queries.countClicks(db, targets, from.id),
    prices: await queries.countPrices(db, targets.offers),
    warnings: warningsOf(to, from),
  };
}
