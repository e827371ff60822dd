import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { PriceRun } from '#contract/commerce/price-runs/price-runs.admin.schemas.ts';
import { apiList } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import type { Column } from '#web/admin/ui/table/columns.ts';
import { DataTable } from '#web/admin/ui/table/data-table.tsx';
import { momentColumn } from '#web/admin/ui/table/moment-column.tsx';
import { RowButton } from '#web/admin/ui/table/row-handle.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { useNow } from '#web/admin/ui/time/use-now.ts';
import { flagOf } from '#web/shared/ui/flag.tsx';
import { runFilter } from './run-filter.ts';
import { doneOf, durationOf, isOpen, stateTones, unfinishedOf } from './run-words.ts';

/** What came of it, in a few words. */
function Result({ run }: { run: PriceRun }) {
  const { prices } = useTradeTexts();
  const unfinished = unfinishedOf(run);
  if (isOpen(run)) return <span>{prices.progressOf(doneOf(run), run.total)}</span>;
  return (
    <span className="min-w-0">
      <span className="block">{prices.changedOf(run.counts.changed ?? 0, run.total)}</span>
      {unfinished > 0 && <span className="text-mute block text-sm">{prices.unfinished(unfinished)}</span>}
    </span>
  );
}

export function RunsTable({ onOpen, everyMs }: { onOpen: (run: PriceRun) => void; everyMs: number | false }) {
  const { prices } = useTradeTexts();
  const nameOf = useEditionNames();
  const now = useNow();
  const [params] = useSearchParams();
  const filter = runFilter(params);
  const list = useInfiniteQuery({
    ...apiList('GET /api/admin/price-runs', filter),
    refetchInterval: everyMs,
  });
  const title = ({ marketplace, locale }: PriceRun) =>
    prices.runName(prices.shops[marketplace], nameOf(locale));
  const columns: Column<PriceRun>[] = [
    {
      key: 'run',
      header: prices.shop,
      grow: true,
      cell: (run) => (
        <span className="flex min-w-0 items-start gap-3">
          <span className="mt-1">{flagOf(run.locale, 18)}</span>
          <span className="min-w-0">
            <RowButton onOpen={() => onOpen(run)}>{title(run)}</RowButton>
            <span className="text-mute block text-sm">
              {run.startedBy ? prices.by(run.startedBy) : prices.daily}
              <span className="md:hidden">
                {' · '}
                <RelativeTime moment={run.createdAt} />
              </span>
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      header: prices.state,
      tight: true,
      cell: ({ state }) => <Badge tone={stateTones[state]}>{prices.states[state]}</Badge>,
    },
    { key: 'result', header: prices.result, from: 'sm', cell: (run) => <Result run={run} /> },
    {
      key: 'duration',
      header: prices.duration,
      from: 'lg',
      tight: true,
      align: 'end',
      cell: (run) => <span className="text-mute whitespace-nowrap">{durationOf(run, now)}</span>,
    },
    momentColumn(prices.when, ({ createdAt }) => createdAt),
  ];
  return (
    <DataTable
      label={prices.runs}
      columns={columns}
      list={list}
      keyOf={({ id }) => String(id)}
      nameOf={title}
      empty={
        Object.keys(filter).length > 0 ? (
          <EmptyState icon="search-x" title={prices.nothingTitle} text={prices.nothingText} />
        ) : (
          <EmptyState icon="refresh-cw" title={prices.emptyTitle} text={prices.emptyText} />
        )
      }
    />
  );
}
