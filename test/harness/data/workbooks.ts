import { zipOf } from './archives.ts';

type Cell = string | number | { formula: string; value?: string | number };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : `${letters(Math.floor(column / 26) - 1)}${letters(column % 26)}`;

function cellOf(cell: Cell, reference: string, texts: string[]): string {
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') {
    const value = cell.value === undefined ? '' : `<v>${cell.value}</v>`;
    return `<c r="${reference}"><f>${escaped(cell.formula)}</f>${value}</c>`;
  }
  if (cell === '') return '';
  texts.push(cell);
  return `<c r="${reference}" t="s"><v>${texts.length - 1}</v></c>`;
}

/** A workbook as spreadsheet programs write it, a sheet for each name. */
export function workbookOf(sheets: Record<string, Cell[][]>, more: Record<string, string> = {}): Buffer {
  const texts: string[] = [];
  const names = Object.keys(sheets);
  const files: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const rows = (sheets[name] ?? []).map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, at) => cellOf(cell, `${letters(at)}${row + 1}`, texts)).join('')}</row>`,
    );
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`;
  }
  files['xl/workbook.xml'] =
    `<?xml version="1.0"?><workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><workbookPr/><sheets>${names.map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`;
  files['xl/_rels/workbook.xml.rels'] =
    `<Relationships>${names.map((_name, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`;
  files['xl/sharedStrings.xml'] =
    `<sst>${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`;
  const all = { '[Content_Types].xml': '<Types/>', ...files, ...more };
  return zipOf(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, Buffer.from(text)])));
}
