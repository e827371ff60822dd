import { parsePriceBand } from '#contract/commerce/products/price-bands.ts';
import type { ReaderDictionary } from '#i18n/load-reader-dictionary.ts';
import { formatWholeMoney } from '#i18n/money.ts';

/** "0-50" → "Up to $50". */
export function priceBandLabel(
  band: string,
  currency: string,
  language: string,
  { reviews: texts }: Pick<ReaderDictionary, 'reviews'>,
): string {
  const { above = 0, upTo } = parsePriceBand(band) ?? {};
  const money = (units: number) => formatWholeMoney(units, currency, language);
  if (upTo === undefined) return texts.priceAbove(money(above));
  return above === 0 ? texts.priceUpTo(money(upTo)) : texts.priceBetween(money(above), money(upTo));
}
