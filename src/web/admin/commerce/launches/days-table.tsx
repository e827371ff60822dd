import { useInfiniteQuery } from '@tanstack/react-query';
import type { LaunchDayLine } from '#contract/commerce/launches/launches.admin.schemas.ts';
import type { Locale } from '#contract/site/locales.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useLanguage } from '#web/admin/context/texts.tsx';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RowButton } from '#web/admin/ui/table/row-handle.tsx';
import { dayName } from './day-name.ts';

export function DaysTable({ locale, onOpen }: { locale: Locale; onOpen: (date: string) => void }) {
  const { launches } = useTradeTexts();
  const { tag } = useLanguage();
  const list = useInfiniteQuery(apiList('GET /api/admin/launches', { locale }));
  const columns: Column<LaunchDayLine>[] = [
    {
      key: 'day',
      header: launches.day,
      grow: true,
      cell: ({ date }) => <RowButton onOpen={() => onOpen(date)}>{dayName(date, tag)}</RowButton>,
    },
    {
      key: 'products',
      header: launches.products,
      cell: ({ products, hidden }) => (
        <span className="min-w-0">
          <span className="numbers block whitespace-nowrap">{launches.count(products)}</span>
          {hidden > 0 && <span className="text-warn block text-sm">{launches.hidden(hidden)}</span>}
        </span>
      ),
    },
    {
      key: 'state',
      header: launches.state,
      tight: true,
      cell: ({ live }) =>
        live ? <Badge tone="ok">{launches.live}</Badge> : <Badge tone="info">{launches.toCome}</Badge>,
    },
  ];
  return (
    <DataTable
      label={launches.title}
      columns={columns}
      list={list}
      keyOf={({ date }) => date}
      nameOf={({ date }) => dayName(date, tag)}
      empty={<EmptyState icon="rocket" title={launches.emptyTitle} text={launches.emptyText} />}
    />
  );
}
