import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { Db } from '#db/open.ts';
import { type Discount, discountOf, type PriceSpan } from './discount.ts';
import { listOfferPrices } from './price-history.queries.ts';

interface PricedOffer {
  id: number;
  keepsHistory: boolean;
  price: number;
  currency: string;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

/** What offers cost in the past, of shops that allow keeping it. Of the others nothing is even asked for. */
export function createPriceHistoryService({ db }: { db: Db }) {
  return {
    /** By the offer's id, for prices that are shown at this moment. */
    async listDiscounts(offers: PricedOffer[], now: Date): Promise<Map<number, Discount>> {
      const kept = offers.filter(({ keepsHistory }) => keepsHistory);
      if (kept.length === 0) return new Map();
      // The days before a price that has stood for no longer than those days, and as many again.
      const from = daysBefore(now, engineLimits.prices.lowDays * 3);
      const rows = await listOfferPrices(
        db,
        kept.map(({ id }) => id),
        from,
      );
      const spansOf = Map.groupBy(rows, ({ offerId }) => offerId);
      return new Map(
        kept.flatMap((offer) => {
          const discount = discountOf(spansOf.get(offer.id) ?? [], offer, now);
          return discount ? [[offer.id, discount] as const] : [];
        }),
      );
    },

    /** Oldest first; nothing for a shop that does not allow it, and nothing before there is something to tell. */
    async list(
      offer: Pick<PricedOffer, 'id' | 'keepsHistory' | 'currency'>,
      now: Date,
    ): Promise<PriceSpan[]> {
      if (!offer.keepsHistory) return [];
      const rows = await listOfferPrices(db, [offer.id], daysBefore(now, engineLimits.prices.historyDays));
      const seen = rows.filter(({ currency }) => currency === offer.currency);
      const began = seen[0]?.since;
      return began && began <= daysBefore(now, engineLimits.prices.historyFromDays) ? seen : [];
    },
  };
}

export type PriceHistoryService = ReturnType<typeof createPriceHistoryService>;
