/** Where each currency's price bands meet, in whole units: what people there call cheap, fair and dear. */
const thresholds: Record<string, readonly number[]> = {
  BRL: [250, 500, 1000],
  EUR: [50, 100, 200],
  MXN: [1000, 2000, 4000],
  USD: [50, 100, 200],
};

/** A band as addresses write it: "50-100" is above 50 and up to 100, "200-" is above 200. */
export const priceBandPattern = /^(\d{1,7})-(\d{1,7})?$/;

export interface PriceBand {
  above: number;
  /** undefined: no upper end. */
  upTo: number | undefined;
}

export function parsePriceBand(text: string): PriceBand | undefined {
  const [, above, upTo] = priceBandPattern.exec(text) ?? [];
  if (above === undefined) return undefined;
  return { above: Number(above), upTo: upTo === undefined ? undefined : Number(upTo) };
}

/** The bands that a list of this currency can be narrowed to; none for a currency that we do not know. */
export function priceBandsOf(currency: string): string[] {
  const ends = (Object.hasOwn(thresholds, currency) && thresholds[currency]) || [];
  return ends.length === 0 ? [] : [0, ...ends].map((above, index) => `${above}-${ends[index] ?? ''}`);
}
