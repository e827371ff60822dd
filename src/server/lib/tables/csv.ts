export type CsvCell = string | number | boolean | null;

/** The mark at the beginning tells Excel that it is UTF-8. */
export const CSV_BEGINNING = '\uFEFF';

/** A spreadsheet would run what begins so: an apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r]/;
const GUARDED = /^'(?='*[=+\-@\t\r])/;

/** As it was before such an apostrophe was put ahead of it. */
export const withoutGuard = (text: string): string => text.replace(GUARDED, '');

function cellOf(cell: CsvCell): string {
  const text = cell === null ? '' : String(cell);
  const safe = typeof cell === 'string' && (FORMULA.test(text) || GUARDED.test(text)) ? `'${text}` : text;
  return /[",\r\n;']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a table for spreadsheets. */
export const csvLine = (cells: CsvCell[]): string => `${cells.map(cellOf).join(',')}\r\n`;
