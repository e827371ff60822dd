import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ImportDetail, ImportRow } from '#contract/commerce/imports/imports.admin.schemas.ts';
import type { ImportField, RowOutcome, RowUndo } from '#contract/commerce/imports/imports.words.ts';
import type { Availability } from '#contract/commerce/products/products.schemas.ts';
import { editProductPath } from '#contract/site/addresses/admin-paths.ts';
import { languageTags } from '#contract/site/locales.ts';
import { writeMoney } from '#i18n/read-money.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { outcomeTones, undoTones } from './import-states.ts';
import { useUndoTexts } from './undo-texts.ts';

const MONEY = ['price', 'listPrice', 'deliveryPrice'];
const TITLE = ['brand', 'name'];
type Change = ImportRow['changes'][number];

/** Facts travel as one text. */
const specsIn = (text: string): string =>
  Object.entries(JSON.parse(text) as object)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** What would be another value, and from which; or what is wrong. */
function Details({ row, file }: { row: ImportRow; file: ImportDetail }) {
  const { imports: words, productEditor } = useTradeTexts();
  const nameOf = (field: string) =>
    field === 'specs' ? words.specs : (words.fields[field as ImportField] ?? field);
  const shown = (field: string, value: Change['to']) => {
    if (value === null || value === '') return words.nothing;
    if (field === 'specs') return specsIn(String(value));
    if (field === 'availability') return productEditor.availabilities[value as Availability] ?? String(value);
    const isMoney = MONEY.includes(field) && typeof value === 'number';
    return isMoney ? writeMoney(value, languageTags[file.locale ?? 'br']) : String(value);
  };
  if (row.problem) {
    const where = [row.field && nameOf(row.field), row.value && `“${row.value}”`].filter(Boolean).join(': ');
    return (
      <span className="wrap-anywhere">
        {words.rowProblems[row.problem]} {where && <span className="text-mute">({where})</span>}
      </span>
    );
  }
  // What it is called stands above already.
  const added = row.changes.filter(({ field, from }) => from === null && !TITLE.includes(field));
  const changed = row.changes.filter(({ from }) => from !== null);
  return (
    <span className="wrap-anywhere">
      {changed.map(({ field, from, to }) => (
        <span key={field} className="block">
          {words.change(nameOf(field), shown(field, from), shown(field, to))}
        </span>
      ))}
      <span className="text-mute block">
        {added.map(({ field, to }) => words.added(nameOf(field), shown(field, to))).join(' · ')}
      </span>
      {row.jump && <span className="text-danger block">{words.jump}</span>}
    </span>
  );
}

interface ImportRowsProps {
  file: ImportDetail;
  outcome: RowOutcome | undefined;
  /** Of an import that was taken back: those of which this came. */
  undo: RowUndo | undefined;
}

/** What came of a row, or would come of it. */
function Outcome({ row }: { row: ImportRow }) {
  const { imports: words } = useTradeTexts();
  const { undos } = useUndoTexts();
  if (row.undo) return <Badge tone={undoTones[row.undo]}>{undos[row.undo]}</Badge>;
  return <Badge tone={outcomeTones[row.outcome]}>{words.outcomes[row.outcome]}</Badge>;
}

export function ImportRows({ file, outcome, undo }: ImportRowsProps) {
  const { imports: words } = useTradeTexts();
  const link = useEditionLink();
  const list = useInfiniteQuery(
    apiList('GET /api/admin/imports/:id/rows', {
      id: file.id,
      ...(outcome && { outcome }),
      ...(undo && { undo }),
    }),
  );
  const nameOf = (row: ImportRow) => `${words.rowNumber(row.row)} ${row.title}`.trim();
  const columns: Column<ImportRow>[] = [
    {
      key: 'row',
      header: words.row,
      tight: true,
      align: 'end',
      cell: ({ row }) => <span className="text-mute">{row}</span>,
    },
    {
      key: 'what',
      header: words.what,
      grow: true,
      cell: (row) => (
        <span className="min-w-0">
          {row.title && (
            <span className="block font-medium wrap-anywhere">
              {row.productId ? <Link to={link(editProductPath(row.productId))}>{row.title}</Link> : row.title}
            </span>
          )}
          <span className="sm:hidden">
            <Outcome row={row} />
          </span>
          <span className="block text-sm">
            <Details row={row} file={file} />
          </span>
        </span>
      ),
    },
    {
      key: 'outcome',
      header: words.outcome,
      tight: true,
      from: 'sm',
      cell: (row) => <Outcome row={row} />,
    },
  ];
  return (
    <DataTable
      label={words.report}
      columns={columns}
      list={list}
      keyOf={({ row }) => String(row)}
      nameOf={nameOf}
      empty={<EmptyState icon="package-search" title={words.noRowsTitle} text={words.noRowsText} />}
    />
  );
}
