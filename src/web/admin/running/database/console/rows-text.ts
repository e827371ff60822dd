import type { ConsoleAnswer } from '#contract/running/database/database.admin.schemas.ts';

type Table = Pick<ConsoleAnswer, 'columns' | 'rows'>;
type Cell = string | null;

/** A spreadsheet takes what begins so for a formula, and would compute it. */
const FORMULA = /^[=+\-@\t\r]/;
const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);
const harmless = (text: string) => (FORMULA.test(text) && !isNumber(text) ? `'${text}` : text);

const quoted = (cell: Cell): string => {
  const text = harmless(cell ?? '');
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** For a file: with a mark by which spreadsheets know its letters. */
export const csvOf = ({ columns, rows }: Table): string =>
  `\uFEFF${[columns, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;

/** For the clipboard: what spreadsheets paste into cells. */
export const tabbedOf = ({ columns, rows }: Table): string =>
  [columns, ...rows]
    .map((row) => row.map((cell: Cell) => harmless(cell ?? '').replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');

export function saveText(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
  URL.revokeObjectURL(url);
}
