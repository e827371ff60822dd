import { useInfiniteQuery } from '@tanstack/react-query';
import type { MoveIn } from '#contract/running/move-in/move-in.admin.schemas.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { momentColumn } from '#web/admin/ui/table/moment-column.tsx';
import { RowButton } from '#web/admin/ui/table/row-handle.tsx';
import { useMoveInTexts } from './move-in-texts.ts';
import { isUnderWay, stateTones } from './run-states.ts';

export function MoveInsTable({ onOpen }: { onOpen: (id: number) => void }) {
  const words = useMoveInTexts();
  const editionOf = useEditionNames();
  const list = useInfiniteQuery({
    ...apiList('GET /api/admin/move-ins'),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(({ state }) => isUnderWay(state))) ? 2_000 : false,
  });
  const nameOf = ({ site }: MoveIn) => site || words.unnamed;
  const columns: Column<MoveIn>[] = [
    {
      key: 'site',
      header: words.site,
      grow: true,
      cell: (each) => (
        <span className="min-w-0">
          <RowButton onOpen={() => onOpen(each.id)}>{nameOf(each)}</RowButton>
          <span className="text-mute block text-sm wrap-anywhere">
            {editionOf(each.locale)} · {words.by(each.startedBy)}
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      header: words.state,
      tight: true,
      cell: ({ state, isLost }) => (
        <Badge tone={isLost ? 'danger' : stateTones[state]}>
          {isLost ? words.states.failed : words.states[state]}
        </Badge>
      ),
    },
    {
      key: 'brought',
      header: words.brought,
      from: 'sm',
      tight: true,
      align: 'end',
      cell: ({ done, total }) => (
        <span className="whitespace-nowrap">{total !== null && words.progress(done, total)}</span>
      ),
    },
    momentColumn(words.when, ({ startedAt }) => startedAt),
  ];
  return (
    <DataTable
      label={words.list}
      columns={columns}
      list={list}
      keyOf={({ id }) => String(id)}
      nameOf={nameOf}
      empty={<EmptyState icon="folder-input" title={words.emptyTitle} text={words.emptyText} />}
    />
  );
}
