import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PriceBand } from '#contract/commerce/products/price-bands.ts';
import { type Availability, availabilities } from '#contract/commerce/products/products.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { offersOfShops, offersThatAreFresh, offersThatLink } from '#db/offers-that.ts';
import type { Db } from '#db/open.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import type { OfferRules } from '#server/domain/commerce/marketplaces/offer-rules.ts';

/** What a reader can buy at this moment. */
const buyable: Availability[] = availabilities.filter((each) => each === 'in_stock' || each === 'scarce');

/** Of each product the offer that its card shows, with no more of it than may be shown now. */
export function shownOffers(db: Db, locale: Locale, rules: OfferRules) {
  const fresh = offersThatAreFresh(rules.shops);
  const comparable = and(sql`${rules.showPrices}::boolean`, eq(offers.currency, rules.currency));
  const price = sql<number | null>`CASE WHEN ${and(fresh, comparable)} THEN ${offers.price} END`;
  const availability = sql<Availability>`CASE WHEN ${fresh} THEN ${offers.availability} ELSE 'unknown' END`;
  const preferredShop = offersOfShops(rules.shops.filter(({ isPreferred }) => isPreferred));
  const apart = offersOfShops(rules.shops.filter(({ standsApart }) => standsApart));
  return (
    db
      .selectDistinctOn([offers.productId], {
        productId: offers.productId,
        price: price.as('shown_price'),
        availability: availability.as('shown_availability'),
      })
      .from(offers)
      .where(and(eq(offers.locale, locale), offersThatLink(rules.shops)))
      // As `inReadersOrder` puts them.
      .orderBy(
        asc(offers.productId),
        sql`CASE WHEN ${apart} THEN 1 ELSE 0 END`,
        sql`CASE WHEN ${availability} = 'out_of_stock' THEN 4 WHEN ${offers.preferred} THEN 0 WHEN ${preferredShop} THEN 1 WHEN ${price} IS NOT NULL THEN 2 ELSE 3 END`,
        sql`CASE WHEN ${availability} <> 'out_of_stock' AND NOT ${offers.preferred} AND NOT ${preferredShop} THEN ${price} END`,
        asc(offers.id),
      )
      .as('shown')
  );
}

export type ShownOffers = ReturnType<typeof shownOffers>;

/** Bands are in whole units, prices in minor ones. */
export const inBand = (shown: ShownOffers, { above, upTo }: PriceBand): SQL | undefined =>
  and(gt(shown.price, above * 100), upTo === undefined ? undefined : lte(shown.price, upTo * 100));

export const isBuyable = (shown: ShownOffers): SQL => inArray(shown.availability, buyable);
