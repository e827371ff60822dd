/** The largest that a price column holds. */
const MOST = 2_147_483_647;
/** What a binary fraction may be off: 19.99 × 100 is 1998.9999999999998. */
const NOISE = 1e-6;

/** 8.7 → 870. undefined for what is no price: nothing, less than nothing, or more decimals than money has. */
export function minorUnits(amount: number): number | undefined {
  const units = Math.round(amount * 100);
  const exact = Math.abs(amount * 100 - units) <= NOISE * Math.max(1, units);
  return exact && units > 0 && units <= MOST ? units : undefined;
}
