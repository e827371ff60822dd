import type { Locale } from '#contract/locales.ts';
import type { Db } from '#db/open.ts';
import type { LocaleConfigsService } from '#server/domain/locale-configs/locale-configs.service.ts';
import { type EditionFacts, priceToShow } from '#server/domain/marketplaces/marketplace.ts';
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
  return { ...offer, shopName: shop.name, url, shown: priceToShow(shop, offer, edition, now) };
}

export type ShownOfferFacts = NonNullable<ReturnType<typeof shownOffer>>;

export function createProductsService({ db, clock, localeConfigs }: Parts) {
  return {
    /** Products as an edition's pages show them, in the order asked for; unknown ones are left out. */
    async listCards(locale: Locale, ids: number[]) {
      if (ids.length === 0) return [];
      const [rows, offers, edition] = await Promise.all([
        listProductsWithReview(db, locale, ids),
        listOffers(db, locale, ids),
        localeConfigs.getLocaleConfig(locale),
      ]);
      const now = clock();
      const byId = new Map(rows.map((row) => [row.product.id, row]));
      return ids.flatMap((id) => {
        const row = byId.get(id);
        if (!row) return [];
        const ofProduct = offers.filter(({ productId }) => productId === id);
        const offer = ofProduct
          .map((each) => shownOffer(each, edition, now))
          .find((each) => each !== undefined);
        return [{ ...row, offer }];
      });
    },
  };
}
