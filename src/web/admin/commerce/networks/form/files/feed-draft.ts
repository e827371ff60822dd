import {
  type DecimalStyle,
  type FeedDelimiter,
  type FeedFormat,
  type ImportField,
  importFields,
} from '#contract/commerce/imports/imports.words.ts';
import type { NetworkFeed } from '#contract/commerce/networks/network.ts';
import { linesOf, wholeOf } from '../typed.ts';

/** A product file as it is being written down. */
export interface FeedDraft {
  has: boolean;
  format: FeedFormat;
  /** Found out by the file where nobody says it. */
  delimiter: FeedDelimiter | 'found';
  by: NetworkFeed['columns']['by'];
  /** A name or a place of a column, or "=" and what stands in every row. */
  columns: Partial<Record<ImportField, string>>;
  notRows: string;
  currency: string;
  decimal: DecimalStyle;
  minorUnits: boolean;
}

/** A network does not know our numbers. */
export const feedFields = importFields.filter((field) => field !== 'productId');

export const blankFeed = (): FeedDraft => ({
  has: false,
  format: 'delimited',
  delimiter: 'found',
  by: 'name',
  columns: {},
  notRows: '',
  currency: '',
  decimal: 'unsaid',
  minorUnits: false,
});

export function feedDraftOf(feed: NetworkFeed | null): FeedDraft {
  if (!feed) return blankFeed();
  const { columns, constants = {}, ...rest } = feed;
  const named = Object.entries(columns.fields).map(([field, column]) => [field, String(column)]);
  const same = Object.entries(constants).map(([field, value]) => [field, `=${value}`]);
  return {
    has: true,
    format: rest.format,
    delimiter: rest.delimiter ?? 'found',
    by: columns.by,
    columns: Object.fromEntries([...named, ...same]),
    notRows: columns.by === 'position' ? columns.notRows.join('\n') : '',
    currency: rest.currency ?? '',
    decimal: rest.decimal,
    minorUnits: rest.minorUnits,
  };
}

export function feedOf(draft: FeedDraft): NetworkFeed | null {
  if (!draft.has) return null;
  const typed = Object.entries(draft.columns)
    .map(([field, column]) => [field, column.trim()] as const)
    .filter(([, column]) => column !== '');
  const isSame = ([, column]: readonly [string, string]) => column.startsWith('=');
  const columns = typed.filter((each) => !isSame(each));
  const same = typed.filter(isSame).map(([field, column]) => [field, column.slice(1).trim()]);
  const isTable = draft.format === 'delimited';
  return {
    format: draft.format,
    ...(isTable && draft.delimiter !== 'found' && { delimiter: draft.delimiter }),
    columns:
      isTable && draft.by === 'position'
        ? {
            by: 'position',
            fields: Object.fromEntries(columns.map(([field, column]) => [field, wholeOf(column)])),
            notRows: linesOf(draft.notRows),
          }
        : { by: 'name', fields: Object.fromEntries(columns) },
    ...(same.length > 0 && { constants: Object.fromEntries(same) }),
    currency: draft.currency.trim().toUpperCase() || null,
    decimal: draft.decimal,
    minorUnits: draft.minorUnits,
  };
}
