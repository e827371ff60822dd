import type { Locale } from '#contract/locales.ts';
import type { Db } from '#db/open.ts';
import type { LocaleConfigsService } from '#server/domain/locale-configs/locale-configs.service.ts';
import { type EditionFacts, isFresh, priceToShow } from '#server/domain/marketplaces/marketplace.ts';
import { type OfferRules, offerRulesOf } from '#server/domain/marketplaces/offer-rules.ts';
import { marketplaceOf } from '#server/domain/marketplaces/registry.ts';
import type { Clock } from '#server/lib/clock.ts';
import { listOffers, listProductsWithReview, type OfferRow } from './products.queries.ts';

export type ProductsService = ReturnType<typeof createProductsService>;

interface Parts {
  db: Db;
  clock: Clock;
  localeConfigs: LocaleConfigsService;
}

/** What may be said of an offer now; undefined where not even a link can be made. */
function shownOffer(offer: OfferRow, edition: EditionFacts, now: Date) {
  const shop = marketplaceOf(offer.marketplace);
  const url = shop.buildLink(offer, edition);
  if (url === undefined) return undefined;
  return {
    ...offer,
    shopName: shop.name,
    url,
    availability: isFresh(shop, offer, now) ? offer.availability : ('unknown' as const),
    shown: priceToShow(shop, offer, edition, now),
  };
}

export type ShownOfferFacts = NonNullable<ReturnType<typeof shownOffer>>;

export function createProductsService({ db, clock, localeConfigs }: Parts) {
  /** Of each product the first offer that an honest link can be made for. */
  async function findShownOffers(
    locale: Locale,
    productIds: number[],
  ): Promise<Map<number, ShownOfferFacts>> {
    const found = new Map<number, ShownOfferFacts>();
    if (productIds.length === 0) return found;
    const [offers, edition] = await Promise.all([
      listOffers(db, locale, productIds),
      localeConfigs.getLocaleConfig(locale),
    ]);
    for (const offer of offers) {
      const shown = found.has(offer.productId) ? undefined : shownOffer(offer, edition, clock());
      if (shown) found.set(offer.productId, shown);
    }
    return found;
  }

  return {
    findShownOffers,

    /** The rules by which `findShownOffers` decides, for a query that narrows by what may be shown. */
    getOfferRules: async (locale: Locale): Promise<OfferRules> =>
      offerRulesOf(await localeConfigs.getLocaleConfig(locale), clock()),

    /** Products as an edition's pages show them, in the order asked for; unknown ones are left out. */
    async listCards(locale: Locale, ids: number[]) {
      if (ids.length === 0) return [];
      const [rows, offers] = await Promise.all([
        listProductsWithReview(db, locale, ids),
        findShownOffers(locale, ids),
      ]);
      const byId = new Map(rows.map((row) => [row.product.id, row]));
      return ids.flatMap((id) => {
        const row = byId.get(id);
        return row ? [{ ...row, offer: offers.get(id) }] : [];
      });
    },
  };
}
