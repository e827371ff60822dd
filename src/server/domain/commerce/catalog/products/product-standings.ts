import { type Locale, locales } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { type EditionFacts, isFresh } from '#server/domain/commerce/marketplaces/marketplace.ts';
import { isPreferredShop, shopNameOf, shopOf } from '#server/domain/commerce/marketplaces/registry.ts';
import { inReadersOrder } from '#server/domain/commerce/products/offer-order.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { isUnminted } from '../offers/offer-link.ts';
import type { OfferRow } from './products.admin.queries.ts';
import {
  listOffersOf,
  listProductRows,
  listReviewsOf,
  type ProductRow,
  type ReviewLine,
} from './products.admin.queries.ts';
import { countUses } from './products.uses.queries.ts';

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
}

/** An offer with what its shop's rules make of it at this moment. */
export interface JudgedOffer extends OfferRow {
  shopName: string;
  isPreferredShop: boolean;
  standsApart: boolean;
  fresh: boolean;
  /** Its network mints its links, and nobody has brought this one's yet. */
  waitsForLink: boolean;
  /** null where no honest link can be made. */
  link: string | null;
}

export interface EditionStanding {
  review: ReviewLine | undefined;
  offers: JudgedOffer[];
}

export interface ProductStanding {
  product: ProductRow;
  editions: Record<Locale, EditionStanding>;
  usedIn: number;
  /** Where one product is looked at by itself. */
  successor?: ProductRow | undefined;
}

export function judgeOffer(offer: OfferRow, edition: EditionFacts, now: Date): JudgedOffer {
  const shop = shopOf(offer, edition);
  const link = shop.buildLink(offer, edition) ?? null;
  return {
    ...offer,
    shopName: shopNameOf(offer, edition),
    fresh: isFresh(shop, offer, now),
    link,
    waitsForLink: isUnminted(offer, edition),
    isPreferredShop: isPreferredShop(shop, edition),
    standsApart: shop.standsApart,
  };
}

/** In the order in which readers see them; what they cannot follow comes last. */
function asReadersSee(offers: JudgedOffer[], edition: EditionFacts & { currency: string }): JudgedOffer[] {
  const ranked = offers.map((offer) => ({
    ...offer,
    availability: offer.fresh ? offer.availability : ('unknown' as const),
    shown: offer.fresh && edition.showPrices && offer.price !== null ? { price: offer.price } : undefined,
    told: offer,
  }));
  const inOrder = inReadersOrder(ranked, edition.currency).map(({ told }) => told);
  return [...inOrder.filter(({ link }) => link !== null), ...inOrder.filter(({ link }) => link === null)];
}

/** How products stand in every edition: what is written of them, where they can be bought, who shows them. */
export function createProductStandings({ db, clock, editions }: Parts) {
  async function judge(offers: OfferRow[]): Promise<JudgedOffer[]> {
    const editionOf = new Map((await editions.listAll()).map((edition) => [edition.locale, edition]));
    const now = clock();
    return [...editionOf.values()].flatMap((edition) => {
      const own = offers.filter(({ locale }) => locale === edition.locale);
      return asReadersSee(
        own.map((offer) => judgeOffer(offer, edition, now)),
        edition,
      );
    });
  }

  async function of(rows: ProductRow[]): Promise<ProductStanding[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const [reviews, offers, uses] = await Promise.all([
      listReviewsOf(db, ids),
      listOffersOf(db, ids).then(judge),
      countUses(db, ids),
    ]);
    return rows.map((product) => {
      const own = <T extends { productId: number; locale: Locale }>(all: T[], locale: Locale) =>
        all.filter((each) => each.productId === product.id && each.locale === locale);
      const editions = Object.fromEntries(
        locales.map((locale) => [locale, { review: own(reviews, locale)[0], offers: own(offers, locale) }]),
      ) as ProductStanding['editions'];
      return { product, editions, usedIn: uses.get(product.id) ?? 0 };
    });
  }

  return {
    of,
    ofIds: async (ids: number[]): Promise<ProductStanding[]> => of(await listProductRows(db, ids)),
  };
}
