import type { EarningColumns, EarningField, ReportKind } from '#contract/commerce/earnings/earnings.words.ts';
import type { NetworkReport, ReportField } from '#contract/commerce/networks/network.ts';
import { amazonColumns } from './amazon-columns.ts';

/** What is known of a network's reports, by its id. */
export type KnownReports = readonly { id: string; report: NetworkReport }[];

export interface Recognised {
  source: string | null;
  kind: ReportKind;
  columns: EarningColumns;
}

/** What a definition calls a column, and what it is here. */
const fieldOf: Record<ReportField, EarningField> = {
  day: 'day',
  id: 'id',
  state: 'state',
  amount: 'earned',
  sale: 'revenue',
  currency: 'currency',
  sub: 'subId',
  external: 'externalId',
  publisher: 'publisher',
};
/** Without these it is another table, or another network's. */
const TELLING: ReportField[] = ['day', 'id', 'state', 'amount'];

const plain = (name: string) => name.trim().toLowerCase();

/** By a definition; undefined where a column is missing that would be there. */
function byDefinition(words: string[], { fields }: NetworkReport): EarningColumns | undefined {
  if (!fields.day || !fields.amount) return undefined;
  const columns: EarningColumns = {};
  for (const [field, name] of Object.entries(fields) as [ReportField, string][]) {
    const column = words.indexOf(plain(name));
    if (column >= 0) columns[fieldOf[field]] = column;
    else if (TELLING.includes(field)) return undefined;
  }
  return columns;
}

function kindOf(columns: EarningColumns): ReportKind {
  const has = (field: EarningField) => columns[field] !== undefined;
  if (has('earned') && has('day') && has('tag')) return 'earnings';
  if (has('earned') && has('tag')) return 'summary';
  if (has('earned')) return 'unknown';
  const hasItems = has('orderedItems') || has('shippedItems');
  if (has('day') && hasItems) return has('tag') ? 'orders' : 'trends';
  return 'unknown';
}

/** Whose report a line of names belongs to: of several networks, the one that knows most of it. */
export function recogniseHeader(header: string[], known: KnownReports): Recognised {
  const words = header.map(plain);
  const sizeOf = (columns: EarningColumns) => Object.keys(columns).length;
  let best: Recognised | undefined;
  for (const { id, report } of known) {
    const columns = byDefinition(words, report);
    if (columns && (!best || sizeOf(columns) > sizeOf(best.columns)))
      best = { source: id, kind: 'earnings', columns };
  }
  if (best) return best;
  const columns = amazonColumns(header);
  const kind = kindOf(columns);
  return { source: kind === 'unknown' ? null : 'amazon', kind, columns };
}
