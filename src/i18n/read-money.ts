/** How a language writes numbers: "." or "," before the decimals. */
const decimalSign = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** What people put around a sum: "R$", "US$", "€", spaces of every width, apostrophes between thousands. */
const AROUND = /[\p{Sc}\p{L}\s'’]+/gu;

/**
 * A sum as people of that language write it, in minor units: pt-BR "1.543,90" and en-US "1,543.90" are both 154390.
 * The other language's sign is taken for what it can only be ("12.50" in pt-BR is twelve and a half, "1.500" is
 * fifteen hundred). Undefined where it is no sum.
 */
export function readMoney(typed: string, language: string): number | undefined {
  const text = typed.replace(AROUND, '');
  const decimal = decimalSign(language);
  const group = decimal === ',' ? '.' : ',';
  const thousands = `\\d{1,3}(?:\\${group}\\d{3})+`;
  const usual = new RegExp(`^(${thousands}|\\d+)(?:\\${decimal}(\\d{1,2}))?$`).exec(text);
  // Two digits at most behind a sign that else stands before three: somebody types as their machine does.
  const foreign = new RegExp(`^(\\d+)\\${group}(\\d{1,2})$`).exec(text);
  const [, whole, cents = ''] = usual ?? foreign ?? [];
  if (whole === undefined) return undefined;
  return Number(whole.replaceAll(group, '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** The same sum as a field shows it: without a sign of the currency, ready to be changed. */
export const writeMoney = (minorUnits: number, language: string): string =>
  (minorUnits / 100).toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
