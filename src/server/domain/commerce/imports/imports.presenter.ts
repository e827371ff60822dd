import {
  type Import,
  type ImportDetail,
  type ImportRow,
  importMappingSchema,
} from '#contract/commerce/imports/imports.admin.schemas.ts';
import type { ImportFacts } from './imports.service.ts';
import type { StoredRow } from './staging.queries.ts';
import { suggestMapping } from './suggest-mapping.ts';

/** What was stored by another version of the program may not be one any more. */
const mappingOf = (stored: unknown) => importMappingSchema.safeParse(stored).data ?? null;

export function presentImport(file: ImportFacts): Import {
  const mapping = mappingOf(file.mapping);
  return {
    id: file.id,
    feed: file.feed,
    fileName: file.fileName,
    bytes: file.bytes,
    state: file.state,
    format: file.shape.format,
    encoding: file.shape.encoding,
    delimiter: file.shape.delimiter ?? null,
    locale: mapping?.locale ?? null,
    marketplace: mapping?.marketplace ?? null,
    total: file.total,
    checked: file.checked,
    counts: file.counts,
    alarms: file.alarms,
    lastTotal: file.lastTotal,
    problem: file.problem,
    startedBy: file.startedBy,
    createdAt: file.createdAt.toISOString(),
    finishedAt: file.finishedAt?.toISOString() ?? null,
  };
}

export const presentImportDetail = (file: ImportFacts): ImportDetail => ({
  ...presentImport(file),
  columns: file.columns,
  sample: file.sample,
  mapping: mappingOf(file.mapping),
  suggested: suggestMapping(file.columns),
});

export const presentImportRow = (row: StoredRow): ImportRow => ({
  row: row.row,
  outcome: row.outcome,
  title: row.title,
  productId: row.productId,
  problem: row.problem,
  field: row.field,
  value: row.value,
  changes: row.changes,
  jump: row.jump,
});

export const presentFeed = (row: { feed: string; mapping: unknown; lastTotal: number | null }) => {
  const mapping = mappingOf(row.mapping);
  return mapping ? [{ feed: row.feed, mapping, lastTotal: row.lastTotal }] : [];
};
