import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { priceRunStates } from '#contract/commerce/price-runs/price-runs.words.ts';
import { adminRoutes } from '#contract/site/addresses/admin-paths.ts';
import { locales } from '#contract/site/locales.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useEditionLink } from '#web/admin/context/edition.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useTradeTexts } from '#web/admin/context/trade-texts.ts';
import { useUrlParams } from '#web/admin/context/url-params.ts';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { FilterBar, SelectFilter } from '#web/admin/ui/table/filters.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { HeldPrices } from './held-prices.tsx';
import { askedShops, runFilterNames } from './run-filter.ts';
import { RunReport } from './run-report.tsx';
import { isOpen } from './run-words.ts';
import { RunsTable } from './runs-table.tsx';
import { SourceList } from './source-list.tsx';

/** While something is under way, it is asked after so often. */
const EVERY_MS = 2_000;
const LINES = [0, 1, 2];

/** Where prices come from, and what became of them. "?run" opens a run's report. */
export default function PricesPage() {
  const { prices } = useTradeTexts();
  const nameOf = useEditionNames();
  const link = useEditionLink();
  const client = useQueryClient();
  const [params, change] = useUrlParams();
  const run = Number(params.get('run'));
  const sources = useQuery({
    ...apiQuery('GET /api/admin/price-sources'),
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ lastRun }) => lastRun && isOpen(lastRun)) ? EVERY_MS : false,
  });
  const lines = sources.data?.items ?? [];
  const underWay = lines.some(({ lastRun }) => lastRun && isOpen(lastRun));
  const noAccess = lines.some(({ obstacle }) => obstacle === 'no_credentials');
  const reload = () =>
    Promise.all(
      ['/api/admin/price-sources', '/api/admin/price-runs', '/api/admin/held-prices'].map((path) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    );
  return (
    <>
      <PageHeader title={prices.title} about={prices.about} />
      {noAccess && (
        <div className="mb-6">
          <Notice tone="info">
            <p className="font-medium">{prices.noAccessTitle}</p>
            <p className="mt-1">{prices.noAccessText}</p>
            <Link to={link(adminRoutes.settings)} className="link-button mt-1 inline-flex">
              {prices.toSettings}
            </Link>
          </Notice>
        </div>
      )}
      {sources.error && !sources.data && <TableError error={sources.error} retry={sources.refetch} />}
      {!sources.data && !sources.error && (
        <div className="mb-8 flex flex-col gap-4" aria-busy="true">
          {LINES.map((line) => (
            <Skeleton key={line} index={line} />
          ))}
        </div>
      )}
      <SourceList lines={lines} onStarted={reload} />
      <HeldPrices />
      <h2 className="mb-3 text-base">{prices.runs}</h2>
      <FilterBar names={runFilterNames}>
        <SelectFilter
          name="edition"
          label={prices.edition}
          options={locales.map((value) => ({ value, label: nameOf(value) }))}
        />
        <SelectFilter
          name="shop"
          label={prices.shop}
          options={askedShops.map((value) => ({ value, label: prices.shops[value] }))}
        />
        <SelectFilter
          name="state"
          label={prices.state}
          options={priceRunStates.map((value) => ({ value, label: prices.states[value] }))}
        />
      </FilterBar>
      <RunsTable
        everyMs={underWay ? EVERY_MS : false}
        onOpen={({ id }) => change({ run: String(id), outcome: null })}
      />
      {Number.isSafeInteger(run) && run > 0 && (
        <RunReport id={run} onClose={() => change({ run: null, outcome: null })} />
      )}
    </>
  );
}
