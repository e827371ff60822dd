const formatters = new Map<string, Intl.NumberFormat>();

/** Kept: making one takes longer than a hundred uses of it, and a page has dozens of numbers. */
function formatter(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let known = formatters.get(key);
  if (!known) {
    known = new Intl.NumberFormat(language, options);
    formatters.set(key, known);
  }
  return known;
}

const decimals = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

/** 154390, BRL, pt-BR → "R$ 1.543,90". Amounts are minor units; every currency of ours has two decimals. */
export const formatMoney = (minorUnits: number, currency: string, language: string): string =>
  formatter(language, { style: 'currency', currency, ...decimals(2) }).format(minorUnits / 100);

/** 1500, BRL, pt-BR → "R$ 1.500": round sums need no decimals. */
export const formatWholeMoney = (units: number, currency: string, language: string): string =>
  formatter(language, { style: 'currency', currency, ...decimals(0) }).format(units);

/** 12, es-ES → "12 %". */
export const formatPercent = (hundredths: number, language: string): string =>
  formatter(language, { style: 'percent' }).format(hundredths / 100);

/** 8.7 → "8,7": scores always show one decimal, so that columns line up. */
export const formatScore = (score: number, language: string): string =>
  formatter(language, decimals(1)).format(score);
