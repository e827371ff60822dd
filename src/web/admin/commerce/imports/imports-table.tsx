import { useInfiniteQuery } from '@tanstack/react-query';
import type { Import } from '#contract/commerce/imports/imports.admin.schemas.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { momentColumn } from '#web/admin/ui/table/moment-column.tsx';
import { RowButton } from '#web/admin/ui/table/row-handle.tsx';
import { isUnderWay, stateTones } from './import-states.ts';
import { OutcomeCounts } from './outcome-counts.tsx';

export function ImportsTable({ onOpen }: { onOpen: (id: number) => void }) {
  const { imports: words } = useTradeTexts();
  const list = useInfiniteQuery({
    ...apiList('GET /api/admin/imports'),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(({ state }) => isUnderWay(state))) ? 2_000 : false,
  });
  const nameOf = ({ feed, fileName }: Import) => feed || fileName || words.unnamed;
  const columns: Column<Import>[] = [
    {
      key: 'feed',
      header: words.feed,
      grow: true,
      cell: (each) => (
        <span className="min-w-0">
          <RowButton onOpen={() => onOpen(each.id)}>{nameOf(each)}</RowButton>
          <span className="text-mute block text-sm wrap-anywhere">
            {each.fileName} · {words.by(each.startedBy)}
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      header: words.state,
      tight: true,
      cell: ({ state }) => <Badge tone={stateTones[state]}>{words.states[state]}</Badge>,
    },
    {
      key: 'rows',
      header: words.rows,
      from: 'sm',
      tight: true,
      align: 'end',
      cell: ({ total }) => (
        <span className="whitespace-nowrap">{total !== null && words.rowCount(total)}</span>
      ),
    },
    {
      key: 'outcomes',
      header: words.outcome,
      from: 'md',
      cell: ({ counts, catalogued }) => <OutcomeCounts counts={counts} catalogued={catalogued} />,
    },
    momentColumn(words.when, ({ createdAt }) => createdAt),
  ];
  return (
    <DataTable
      label={words.list}
      columns={columns}
      list={list}
      keyOf={({ id }) => String(id)}
      nameOf={nameOf}
      empty={<EmptyState icon="file-input" title={words.emptyTitle} text={words.emptyText} />}
    />
  );
}
