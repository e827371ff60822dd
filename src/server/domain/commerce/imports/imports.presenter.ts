import {
  type Import,
  type ImportDetail,
  type ImportRow,
  type ImportUndo,
  importMappingSchema,
} from '#contract/commerce/imports/imports.admin.schemas.ts';
import type { RowUndo } from '#contract/commerce/imports/imports.words.ts';
import { type ImportFacts, mayFetchRefused } from './import-facts.ts';
import type { StoredRow } from './staging.queries.ts';
import { suggestMapping } from './suggest-mapping.ts';
import type { countVerdicts } from './undo/undo.queries.ts';

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
    catalogued: file.catalogued,
    counts: file.counts,
    alarms: file.alarms,
    held: file.state === 'checked' ? file.held : [],
    shopFeed: file.shopFeed,
    lastTotal: file.lastTotal,
    problem: file.problem,
    startedBy: file.startedBy,
    createdAt: file.createdAt.toISOString(),
    finishedAt: file.finishedAt?.toISOString() ?? null,
    refusedFetchable: (file.counts.refused ?? 0) > 0 && mayFetchRefused(file),
    undoable: file.state === 'done' && file.appliedAt !== null,
    undone:
      file.undoneAt && file.undoneBy !== null
        ? { by: file.undoneBy, at: file.undoneAt.toISOString(), counts: file.undos }
        : null,
  };
}

export const presentImportDetail = (file: ImportFacts): ImportDetail => ({
  ...presentImport(file),
  columns: file.columns,
  sample: file.sample,
  network: file.shape.network ?? null,
  mapping: mappingOf(file.mapping),
  suggested: suggestMapping(file.columns),
});

export const presentImportRow = (row: StoredRow): ImportRow => ({
  row: row.row,
  outcome: row.outcome,
  title: row.title,
  // What it made is gone.
  productId: row.undo === 'undone' && row.isNewProduct ? null : row.productId,
  problem: row.problem,
  field: row.field,
  value: row.value,
  changes: row.changes,
  jump: row.jump,
  undo: row.undo,
});

type Verdicts = Awaited<ReturnType<typeof countVerdicts>>;
export function presentImportUndo({
  counted,
  hasCatalogue,
}: {
  counted: Verdicts;
  hasCatalogue: boolean;
}): ImportUndo {
  const sum = (verdict: RowUndo, which: (each: Verdicts[number]) => boolean = () => true) =>
    counted.filter((each) => each.verdict === verdict && which(each)).reduce((total, { n }) => total + n, 0);
  return {
    productsGone: sum('undone', ({ isNewProduct }) => isNewProduct),
    offersGone: sum('undone', ({ isNewProduct, isNewOffer }) => !isNewProduct && isNewOffer),
    restored: sum('undone', ({ isNewProduct, isNewOffer }) => !isNewProduct && !isNewOffer),
    changed: sum('changed'),
    inUse: sum('in_use'),
    catalogue: hasCatalogue,
  };
}

export const presentFeed = (row: { feed: string; mapping: unknown; lastTotal: number | null }) => {
  const mapping = mappingOf(row.mapping);
  return mapping ? [{ feed: row.feed, mapping, lastTotal: row.lastTotal }] : [];
};
