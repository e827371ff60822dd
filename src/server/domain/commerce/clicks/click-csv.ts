import type { ClickRow } from '#contract/commerce/clicks/clicks.admin.schemas.ts';
import type { ClickGrouping } from '#contract/commerce/clicks/clicks.words.ts';

/** A title that begins like a formula stays a title. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = harmless(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const share = (part: number, whole: number | null) => (whole ? rounded(part / whole, 4) : null);

/** For spreadsheets: a line for each row and currency, numbers with a point. */
export function clickTable(by: ClickGrouping, rows: ClickRow[]): string {
  const header = [
    by,
    'name',
    'edition',
    'clicks',
    'views',
    'click_through',
    'currency',
    'earned',
    'per_click',
    'estimated',
  ];
  const lines = rows.flatMap((row) => {
    const first = [row.key, row.name, row.locale, row.clicks, row.views, share(row.clicks, row.views)];
    const currencies = new Set([...row.earned, ...row.estimated].map(({ currency }) => currency));
    if (currencies.size === 0) return [[...first, null, null, null, null]];
    return [...currencies].map((currency) => {
      const earned = row.earned.find((each) => each.currency === currency);
      const estimated = row.estimated.find((each) => each.currency === currency);
      return [
        ...first,
        currency,
        earned ? rounded(earned.amount / 100, 2) : null,
        earned && earned.clicks > 0 ? rounded(earned.amount / 100 / earned.clicks, 4) : null,
        estimated ? rounded(estimated.amount / 100, 2) : null,
      ];
    });
  });
  // The mark tells a spreadsheet that the text is UTF-8.
  return `\ufeff${[header, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
