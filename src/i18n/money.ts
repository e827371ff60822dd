const formatters = new Map<string, Intl.NumberFormat>();

/** 154390, BRL, pt-BR → "R$ 1.543,90". Amounts are minor units; every currency of ours has two decimals. */
export function formatMoney(minorUnits: number, currency: string, language: string): string {
  const key = `${currency} ${language}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(minorUnits / 100);
}

/** 8.7 → "8,7": scores always show one decimal, so that columns line up. */
export const formatScore = (score: number, language: string): string =>
  score.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
