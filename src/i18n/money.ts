const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(currency: string, language: string, decimals: number): Intl.NumberFormat {
  const key = `${currency} ${language} ${decimals}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** 154390, BRL, pt-BR → "R$ 1.543,90". Amounts are minor units; every currency of ours has two decimals. */
export const formatMoney = (minorUnits: number, currency: string, language: string): string =>
  formatterOf(currency, language, 2).format(minorUnits / 100);

/** 1500, BRL, pt-BR → "R$ 1.500": round sums need no decimals. */
export const formatWholeMoney = (units: number, currency: string, language: string): string =>
  formatterOf(currency, language, 0).format(units);

/** 12, es-ES → "12 %". */
export const formatPercent = (hundredths: number, language: string): string =>
  (hundredths / 100).toLocaleString(language, { style: 'percent' });

/** 8.7 → "8,7": scores always show one decimal, so that columns line up. */
export const formatScore = (score: number, language: string): string =>
  score.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
