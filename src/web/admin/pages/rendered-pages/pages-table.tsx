import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { RenderedPage } from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepLanguage } from '#web/admin/context/upkeep-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button, IconButton } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { RowButton } from '#web/admin/ui/table/row-handle.tsx';
import { useSelection } from '#web/admin/ui/table/use-selection.ts';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { millis, weight } from './figures.ts';
import { pageFilter } from './page-filter.ts';
import { readable, stateTones } from './page-words.ts';
import { useCause } from './use-cause.ts';
import { useRenew } from './use-start-run.ts';

function State({ page: { state } }: { page: RenderedPage }) {
  const { renderedPages } = useUpkeepLanguage().texts;
  return (
    <span data-tip={renderedPages.stateNotes[state]}>
      <Badge tone={stateTones[state]}>{renderedPages.states[state]}</Badge>
    </span>
  );
}

/** Every page that the sitemap knows, by its address. */
export function PagesTable({ onOpen }: { onOpen: (page: RenderedPage) => void }) {
  const { texts, tag } = useUpkeepLanguage();
  const { renderedPages, table } = texts;
  const mayRenew = useMay('editor');
  const selection = useSelection();
  const causeOf = useCause();
  const renew = useRenew();
  const [params] = useSearchParams();
  const filter = pageFilter(params);
  const list = useInfiniteQuery(apiList('GET /api/admin/pre-render/pages', filter));
  const columns: Column<RenderedPage>[] = [
    {
      key: 'address',
      header: renderedPages.address,
      grow: true,
      cell: (page) => (
        <span className="flex min-w-0 items-start gap-3">
          <span className="mt-1 w-4.5 shrink-0">{page.locale && flagOf(page.locale, 18)}</span>
          <span className="min-w-0">
            <span className="block wrap-anywhere">
              <RowButton onOpen={() => onOpen(page)}>{readable(page.path)}</RowButton>
            </span>
            <span className="mt-1 block sm:hidden">
              <State page={page} />
            </span>
            <span className="text-mute block text-sm">
              {renderedPages.templates[page.template]}
              {page.error ? (
                <span className="text-danger wrap-anywhere"> · {page.error}</span>
              ) : (
                page.cause && <span className="wrap-anywhere"> · {causeOf(page.cause)}</span>
              )}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      header: renderedPages.state,
      tight: true,
      from: 'sm',
      cell: (page) => <State page={page} />,
    },
    {
      key: 'age',
      header: renderedPages.age,
      tight: true,
      align: 'end',
      from: 'md',
      cell: ({ renderedAt }) => (
        <span className="text-mute">
          {renderedAt ? <RelativeTime moment={renderedAt} /> : renderedPages.never}
        </span>
      ),
    },
    {
      key: 'took',
      header: renderedPages.took,
      tight: true,
      align: 'end',
      from: 'lg',
      cell: ({ took }) => <span className="whitespace-nowrap">{took !== null && millis(took, tag)}</span>,
    },
    {
      key: 'bytes',
      header: renderedPages.bytes,
      tight: true,
      align: 'end',
      from: 'lg',
      cell: ({ bytes }) => <span className="whitespace-nowrap">{bytes !== null && weight(bytes, tag)}</span>,
    },
    ...(mayRenew
      ? [
          {
            key: 'actions',
            header: table.actions,
            quiet: true,
            tight: true,
            from: 'sm' as const,
            cell: ({ path }: RenderedPage) => (
              <IconButton
                icon="refresh-cw"
                label={renderedPages.renewOf(readable(path))}
                onClick={() => void renew([path])}
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      label={renderedPages.pages}
      columns={columns}
      list={list}
      keyOf={({ path }) => path}
      nameOf={({ path }) => readable(path)}
      {...(mayRenew && {
        selection,
        bulk: (rows: RenderedPage[]) => (
          <Button
            icon="refresh-cw"
            onClick={() => void renew(rows.map(({ path }) => path)).then(selection.clear)}
          >
            {renderedPages.renew}
          </Button>
        ),
      })}
      empty={
        Object.keys(filter).length > 0 ? (
          <EmptyState icon="search-x" title={renderedPages.nothingTitle} text={renderedPages.nothingText} />
        ) : (
          <EmptyState icon="layers" title={renderedPages.emptyTitle} text={renderedPages.emptyText} />
        )
      }
    />
  );
}
