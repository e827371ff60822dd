import { useInfiniteQuery } from '@tanstack/react-query';
import type { EarningReport } from '#contract/commerce/earnings/earnings.admin.schemas.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useEarningTexts } from '#web/admin/context/earnings-texts.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { momentColumn } from '#web/admin/ui/table/moment-column.tsx';
import { RowButton } from '#web/admin/ui/table/row-handle.tsx';
import { fileSums, isUnderWay, stateTones } from './report-states.ts';
import { SumLines } from './sum-lines.tsx';

/** Every report, with the sum of the file beside what is here. */
export function ReportsTable({ onOpen }: { onOpen: (id: number) => void }) {
  const { words, figures } = useEarningTexts();
  const editionName = useEditionNames();
  const list = useInfiniteQuery({
    ...apiList('GET /api/admin/earnings/reports'),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(({ state }) => isUnderWay(state))) ? 2_000 : false,
  });
  const columns: Column<EarningReport>[] = [
    {
      key: 'report',
      header: words.report,
      grow: true,
      cell: ({ id, fileName, locale, startedBy }) => (
        <span className="min-w-0">
          <RowButton onOpen={() => onOpen(id)}>{fileName || words.report}</RowButton>
          <span className="text-mute block text-sm wrap-anywhere">
            {[locale && editionName(locale), words.by(startedBy)].filter(Boolean).join(' · ')}
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
      key: 'period',
      header: words.period,
      from: 'md',
      tight: true,
      cell: ({ figures: found }) =>
        found?.from &&
        found.to && (
          <span className="whitespace-nowrap">
            {figures.day(found.from)} – {figures.fullDay(found.to)}
          </span>
        ),
    },
    {
      key: 'inFile',
      header: words.inFile,
      from: 'sm',
      tight: true,
      align: 'end',
      cell: ({ figures: found }) => found && <SumLines sums={fileSums(found.sums, found.leftOutSums)} />,
    },
    {
      key: 'ours',
      header: words.ours,
      from: 'sm',
      tight: true,
      align: 'end',
      cell: ({ stored }) => stored && <SumLines sums={fileSums(stored, [])} />,
    },
    momentColumn(words.when, ({ createdAt }) => createdAt),
  ];
  return (
    <DataTable
      label={words.reports}
      columns={columns}
      list={list}
      keyOf={({ id }) => String(id)}
      nameOf={({ fileName }) => fileName || words.report}
      empty={<EmptyState icon="coins" title={words.emptyTitle} text={words.emptyText} />}
    />
  );
}
