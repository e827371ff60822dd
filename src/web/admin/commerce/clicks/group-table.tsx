import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ClickRow } from '#contract/commerce/clicks/clicks.admin.schemas.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { buttonClass } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Figures } from '#web/admin/ui/figures.ts';
import { Icon } from '#web/admin/ui/icon.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { withParams } from '#web/shared/api/request.ts';
import type { ReportParams } from './report-params.ts';
import { RowName, rowName } from './row-name.tsx';
import { Sums } from './sums.tsx';

export type Group = 'edition' | 'post' | 'product' | 'position';

interface GroupTableProps {
  by: Group;
  params: ReportParams;
  figures: Figures;
  /** Asked for when it is looked at. */
  open: boolean;
}

export function GroupTable({ by, params, figures, open }: GroupTableProps) {
  const { clicks: words } = useTradeTexts();
  const editionName = useEditionNames();
  const filter = { ...params, by };
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/clicks', filter),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const looked = by === 'edition' || by === 'post';
  const money = data?.items.some(({ earned }) => earned.length > 0) ?? false;
  const numbers: Column<ClickRow>[] = [
    {
      key: 'clicks',
      header: words.clicks,
      align: 'end',
      tight: true,
      cell: (row) => figures.number(row.clicks),
    },
  ];
  if (looked) {
    numbers.push(
      {
        key: 'views',
        header: words.views,
        align: 'end',
        tight: true,
        from: 'sm',
        cell: (row) => figures.number(row.views ?? 0),
      },
      {
        key: 'share',
        header: words.clickThrough,
        align: 'end',
        tight: true,
        from: 'sm',
        cell: (row) => figures.share(row.clicks, row.views),
      },
    );
  }
  if (money) {
    numbers.push(
      {
        key: 'earned',
        header: words.earned,
        align: 'end',
        tight: true,
        cell: (row) => <Sums values={figures.sums(row.earned)} />,
      },
      {
        key: 'perClick',
        header: words.perClick,
        align: 'end',
        tight: true,
        from: 'md',
        cell: (row) => <Sums values={figures.perClick(row.earned)} />,
      },
    );
  }
  if (data?.items.some(({ estimated }) => estimated.length > 0)) {
    numbers.push({
      key: 'estimated',
      header: words.estimated,
      align: 'end',
      tight: true,
      cell: (row) => <Sums values={figures.sums(row.estimated).map(words.nearly)} />,
    });
  }
  const columns: Column<ClickRow>[] = [
    {
      key: 'name',
      header: words.by[by],
      grow: true,
      cell: (row) => <RowName row={row} editionName={editionName} />,
    },
    ...numbers,
  ];
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-mute">{words.byText[by]}</p>
        <a href={withParams('/api/admin/clicks.csv', filter)} download className={buttonClass('quiet')}>
          <Icon of="download" size={16} />
          {words.download}
        </a>
      </div>
      <DataTable
        label={`${words.groups}: ${words.by[by]}`}
        columns={columns}
        list={{ data: data?.items, error, refetch }}
        keyOf={({ key }) => key}
        nameOf={(row) => rowName(row, words, editionName)}
        empty={<EmptyState icon="mouse-pointer-click" title={words.nothingHere} />}
      />
      {data && data.rows > data.items.length && (
        <p className="text-mute mt-3 text-sm">{words.first(data.items.length, data.rows)}</p>
      )}
    </>
  );
}
