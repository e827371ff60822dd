import type { SeenPrice } from '#contract/commerce/price-runs/price-history.ts';

export const CHART_WIDTH = 1000;
export const CHART_HEIGHT = 100;
/** Room for the line's own thickness. */
const MARGIN = 4;
/** So long nobody looked: what the price was in between is not known, and no line says so. */
const GAP = 3 * 86_400_000;

/** The steps of a price as the path of an SVG: across while it stood, up or down where it changed. */
export function pricePath(seen: SeenPrice[]): string {
  const [first, last] = [seen[0], seen.at(-1)];
  if (!first || !last) return '';
  const from = first.since.getTime();
  const length = Math.max(1, last.until.getTime() - from);
  const prices = seen.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const x = (moment: Date) => Math.round(((moment.getTime() - from) / length) * CHART_WIDTH);
  const y = (price: number) => {
    const height = most === least ? 0.5 : (most - price) / (most - least);
    return Math.round(MARGIN + height * (CHART_HEIGHT - 2 * MARGIN));
  };
  return seen
    .map(({ price, since, until }, index) => {
      const before = seen[index - 1];
      const follows = before && since.getTime() - before.until.getTime() <= GAP;
      return `${follows ? `H${x(since)}V${y(price)}` : `M${x(since)} ${y(price)}`}H${x(until)}`;
    })
    .join('');
}
