import { earningLimits } from '#contract/commerce/earnings/earning-limits.ts';
import type { ReportTable } from '#contract/commerce/earnings/earnings.words.ts';
import type { Table, TableLine } from '../files/table.ts';
import { dayOrderOf, readDay } from './read-values.ts';
import { type KnownReports, type Recognised, recogniseHeader } from './recognise-table.ts';

const TITLE_CHARS = 300;
const DAY = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/;

/** "Fee-Earnings reports from 10-01-2026 to 10-31-2026": Amazon writes the month first, unless a number tells otherwise. */
export function periodIn(title: string): ReportTable['period'] {
  const words = title.slice(0, TITLE_CHARS).split(/[\s,;()]+/);
  const [first = '', last = ''] = words.filter((word) => DAY.test(word));
  const order = dayOrderOf([first, last], 'month-first');
  const [from, to] = [readDay(first, order), readDay(last, order)];
  return from && to && from <= to ? { from, to } : null;
}

const weight = ({ kind, columns }: Recognised): number =>
  Object.keys(columns).length + (kind === 'unknown' ? 0 : 100);
const filled = ({ cells }: TableLine) => cells.filter((cell) => cell !== '').length;

/** The line that names the columns: the first that is known, or else the first that is as wide as any. */
export async function findHeader(table: Table, known: KnownReports): Promise<ReportTable | undefined> {
  const lines: TableLine[] = [];
  for await (const line of table.lines()) {
    lines.push(line);
    if (lines.length >= earningLimits.headerLines) break;
  }
  const widest = Math.max(0, ...lines.map(filled));
  if (widest < 2) return undefined;
  const told = lines.map((line) => ({ line, found: recogniseHeader(line.cells, known) }));
  const fallback = told.find(({ line }) => filled(line) === widest);
  const best = told.reduce((a, b) => (weight(b.found) > weight(a.found) ? b : a));
  const { line, found } = (weight(best.found) >= 100 ? best : fallback) ?? best;
  const at = lines.indexOf(line);
  const title = lines
    .slice(0, at)
    .flatMap(({ cells }) => cells)
    .join(' ');
  const short = (cells: string[]) =>
    cells.map((cell) => cell.slice(0, earningLimits.sampleChars).toWellFormed().replaceAll('\0', ''));
  return {
    name: table.name.slice(0, earningLimits.fileNameChars),
    ...found,
    headerLine: line.line,
    header: short(line.cells),
    period: periodIn(title),
    sample: lines.slice(at + 1, at + 1 + earningLimits.sampleRows).map(({ cells }) => short(cells)),
  };
}
