import type { LinkPlace } from '#contract/commerce/clicks/link-place.ts';
import type { PriceHistory } from '#contract/commerce/price-runs/price-history.ts';
import type { Locale } from '#contract/site/locales.ts';
import type { Db } from '#db/open.ts';
import { deliveryIn } from '#i18n/dictionaries/delivery-words.ts';
import { type EditionFacts, isFresh, priceToShow } from '#server/domain/commerce/marketplaces/marketplace.ts';
import { type OfferRules, offerRulesOf } from '#server/domain/commerce/marketplaces/offer-rules.ts';
import { isPreferredShop, shopOf } from '#server/domain/commerce/marketplaces/registry.ts';
import { isShopeeLink } from '#server/domain/commerce/marketplaces/shopee/shopee.ts';
import type { Discount } from '#server/domain/commerce/price-history/discount.ts';
import type { PriceHistoryService } from '#server/domain/commerce/price-history/price-history.service.ts';
import { arePricesHidden, notePrice, noteSeen } from '#server/domain/pages/invalidations/seen.ts';
import { tags } from '#server/domain/pages/invalidations/tags.ts';
import type { EditionsService } from '#server/domain/running/editions/editions.service.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { inReadersOrder } from './offer-order.ts';
import { listOffers, listProductsWithReview, listShopLinksOf, type OfferRow } from './products.queries.ts';

export type ProductsService = ReturnType<typeof createProductsService>;

interface Parts {
  db: Db;
  clock: Clock;
  editions: EditionsService;
  priceHistory: PriceHistoryService;
}

/** What may be said of an offer now; undefined where not even a link can be made. */
function shownOffer(offer: OfferRow, edition: EditionFacts & { language: string }, now: Date) {
  const shop = shopOf(offer, edition);
  const url = shop.buildLink(offer, edition);
  if (url === undefined) return undefined;
  const isKnown = isFresh(shop, offer, now) && !arePricesHidden();
  const { deliveryPrice } = offer;
  const shown = priceToShow(shop, offer, edition, now);
  if (isKnown && offer.fetchedAt) notePrice(new Date(offer.fetchedAt.getTime() + shop.maxPriceAge));
  return {
    ...offer,
    shopKey: shop.key,
    shopName: shop.name,
    keepsHistory: shop.keepsHistory,
    standsApart: shop.standsApart,
    isPreferredShop: isPreferredShop(shop, edition),
    url,
    /** The same link as it stands somewhere. */
    linkAt: (place: LinkPlace): string => shop.buildLink(offer, edition, place) ?? url,
    availability: isKnown ? offer.availability : ('unknown' as const),
    shown,
    // As true as the price that it stands beside, and no longer.
    ...(shown && deliveryPrice !== null && { delivery: deliveryIn(edition, deliveryPrice, offer.currency) }),
  };
}

type OneOffer = NonNullable<ReturnType<typeof shownOffer>> & { discount?: Discount | undefined };
/** The offer that stands first for its product, what else a reader can choose from, and what stands apart from these. */
export type ShownOfferFacts = OneOffer & { others: OneOffer[]; apart?: OneOffer | undefined };

/** A shop with several hosts may have several offers: of these readers see the best. */
const isFirstOfItsShop = ({ shopKey }: { shopKey: string }, index: number, all: { shopKey: string }[]) =>
  all.findIndex((other) => other.shopKey === shopKey) === index;

/** One whose shop wants it apart is alone, or beside a list of which it is no part. */
const withOthers = (first: OneOffer, others: OneOffer[]): ShownOfferFacts => ({
  ...first,
  others: first.standsApart ? [] : others.filter(({ standsApart }) => !standsApart),
  apart: first.standsApart ? undefined : others.find(({ standsApart }) => standsApart),
});

export function createProductsService({ db, clock, editions, priceHistory }: Parts) {
  const editionOf = async (locale: Locale) => {
    const edition = await editions.getEdition(locale);
    return { ...edition, showPrices: edition.showPrices && !arePricesHidden() };
  };

  /** Of each product the offers that an honest link can be made for: the one that stands first, with the others. */
  async function findShownOffers(
    locale: Locale,
    productIds: number[],
  ): Promise<Map<number, ShownOfferFacts>> {
    const found = new Map<number, ShownOfferFacts>();
    if (productIds.length === 0) return found;
    noteSeen(...productIds.map(tags.product));
    const [offers, edition] = await Promise.all([listOffers(db, locale, productIds), editionOf(locale)]);
    const now = clock();
    const all = offers.flatMap((offer) => shownOffer(offer, edition, now) ?? []);
    const priced = all.flatMap(({ shown, ...offer }) =>
      shown && offer.availability !== 'out_of_stock' ? [{ ...offer, price: shown.price }] : [],
    );
    const discounts = await priceHistory.listDiscounts(priced, now);
    for (const [id, own] of Map.groupBy(all, ({ productId }) => productId)) {
      const [first, ...others] = inReadersOrder(own, edition.currency)
        .filter(isFirstOfItsShop)
        .map((offer) => ({ ...offer, discount: discounts.get(offer.id) }));
      if (first) found.set(id, withOthers(first, others));
    }
    return found;
  }

  /** The stored link of each product that has one: only Brazil has them. */
  async function findShopLinks(locale: Locale, productIds: number[]): Promise<Map<number, string>> {
    if (locale !== 'br' || productIds.length === 0) return new Map();
    noteSeen(...productIds.map(tags.product));
    const found = (await listShopLinksOf(db, productIds)).filter(({ url }) => isShopeeLink(url));
    return new Map(found.reverse().map(({ productId, slug }) => [Number(productId), slug]));
  }

  return {
    findShownOffers,
    findShopLinks,

    /** What a shown offer cost before; nothing where the shop or the edition does not want it shown. */
    async getPriceHistory(offer: ShownOfferFacts): Promise<PriceHistory | undefined> {
      const { showPrices } = await editionOf(offer.locale);
      const seen = showPrices ? await priceHistory.list(offer, clock()) : [];
      return seen.length > 0 ? { shopName: offer.shopName, currency: offer.currency, seen } : undefined;
    },

    /** The rules by which `findShownOffers` decides, for a query that narrows by what may be shown. */
    async getOfferRules(locale: Locale): Promise<OfferRules> {
      noteSeen(tags.offers(locale));
      return offerRulesOf(await editionOf(locale), clock());
    },

    /** Products as an edition's pages show them, in the order asked for; unknown ones are left out. */
    async listCards(locale: Locale, ids: number[]) {
      if (ids.length === 0) return [];
      const [rows, offers, links] = await Promise.all([
        listProductsWithReview(db, locale, ids),
        findShownOffers(locale, ids),
        findShopLinks(locale, ids),
      ]);
      const byId = new Map(rows.map((row) => [row.product.id, row]));
      return ids.flatMap((id) => {
        const row = byId.get(id);
        return row ? [{ ...row, offer: offers.get(id), shopLink: links.get(id) }] : [];
      });
    },
  };
}
