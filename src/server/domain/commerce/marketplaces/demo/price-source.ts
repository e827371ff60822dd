import { DAY } from '#contract/site/durations.ts';
import { isoDay } from '#i18n/calendar.ts';
import type { AskedOffer, PriceFinding, PriceSource, PriceSourceParts } from '../price-source.ts';

/** So many days in a row the demo's shop is so many hundredths below its list price; then it begins anew. */
const WAVE = [
  [14, 0],
  [6, 3],
  [8, 0],
  [5, 5],
  [4, 0],
  [8, 12],
] as const;
const hundredths = WAVE.flatMap(([days, off]) => Array<number>(days).fill(off));

/** "demo-3" is three times eight days ahead of "demo-0": one or the other is always at its lowest. */
const placeOf = (externalId: string | null): number => Number(externalId?.replace(/^demo-/, '')) * 8 || 0;

/** What the demo's shop asks for on a day: it moves slowly and always comes back, so that a chart has something to show. */
export function demoPriceOn(day: string, externalId: string | null, listPrice: number): number {
  const place = Math.round(new Date(`${day}T12:00:00Z`).getTime() / DAY) + placeOf(externalId);
  const off = hundredths[place % hundredths.length] ?? 0;
  // It ends as the list price does: 29.90 becomes 26.90, not 26.31.
  return Math.floor((listPrice * (100 - off)) / 10_000) * 100 + (listPrice % 100);
}

/** Renews the demonstration's offers, whatever shop they play; a price moves only where it may be remembered. */
export function createDemoPrices({ clock }: PriceSourceParts): PriceSource {
  const findingOf = (offer: AskedOffer, day: string): PriceFinding => {
    const { marketplace, externalId, price, listPrice, availability } = offer;
    if (price === null) return { found: 'no_price', availability, reason: 'no_offer' };
    const moves = marketplace === 'demo' && listPrice !== null;
    return {
      found: 'price',
      price: moves ? demoPriceOn(day, externalId, listPrice) : price,
      listPrice,
      availability,
    };
  };
  return {
    batchSize: 100,
    obstacle: async () => undefined,
    async ask({ timeZone }, offers) {
      const day = isoDay(clock(), timeZone);
      return new Map(offers.map((offer) => [offer.id, findingOf(offer, day)]));
    },
  };
}
