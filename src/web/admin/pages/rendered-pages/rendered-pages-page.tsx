import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RenderedPage } from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import { apiList, apiQuery } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { Tabs } from '#web/admin/ui/tabs.tsx';
import { EditionCards } from './edition-cards.tsx';
import { ForgetDialog } from './forget-dialog.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { Lifetimes } from './lifetimes.tsx';
import { OpenRuns } from './open-runs.tsx';
import { PageDetails } from './page-details.tsx';
import { PageFilters } from './page-filters.tsx';
import { isOpen } from './page-words.ts';
import { PagesTable } from './pages-table.tsx';
import { RunDialog } from './run-dialog.tsx';
import { RunsTable } from './runs-table.tsx';

/** While something is under way, it is asked after so often. */
const EVERY_MS = { runs: 1_500, overview: 5_000 };
const changedByRuns = ['', '/pages', '/ledger'].map((part) => `/api/admin/pre-render${part}`);

/** How the kept pages stand, why, and what can be done about it. */
export default function RenderedPagesPage() {
  const { renderedPages } = useUpkeepTexts();
  const mayRenew = useMay('editor');
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'run' | 'forget'>();
  const [shown, show] = useState<RenderedPage>();
  const runs = useInfiniteQuery({
    ...apiList('GET /api/admin/pre-render/runs'),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(isOpen)) ? EVERY_MS.runs : false,
  });
  const underWay = runs.data?.some(isOpen) ?? false;
  const overview = useQuery({
    ...apiQuery('GET /api/admin/pre-render'),
    refetchInterval: underWay ? EVERY_MS.overview : false,
  });
  const ended = runs.data?.find((run) => !isOpen(run))?.id;
  const known = useRef(ended);
  useEffect(() => {
    // When one has ended, its pages are not as the lists show them; some end before they are seen to begin.
    if (known.current !== ended && runs.data)
      for (const path of changedByRuns) void client.invalidateQueries({ queryKey: [path] });
    known.current = ended;
  }, [ended, runs.data, client]);
  const pages = (
    <>
      <PageFilters />
      <PagesTable onOpen={show} />
    </>
  );
  return (
    <>
      <PageHeader
        title={renderedPages.title}
        about={renderedPages.about}
        action={
          mayRenew && (
            <span className="flex flex-wrap gap-2">
              <Button icon="eraser" onClick={() => setDialog('forget')}>
                {renderedPages.forget}
              </Button>
              <Button look="primary" icon="refresh-cw" onClick={() => setDialog('run')}>
                {renderedPages.renewMany}
              </Button>
            </span>
          )
        }
      />
      {overview.error && !overview.data && <TableError error={overview.error} retry={overview.refetch} />}
      {overview.data && <EditionCards overview={overview.data} />}
      {!overview.data && !overview.error && (
        <div className="mb-6" aria-busy="true">
          <Skeleton index={0} />
        </div>
      )}
      <OpenRuns runs={runs.data ?? []} />
      <Tabs
        label={renderedPages.tabs}
        tabs={[
          { value: 'pages', label: renderedPages.pages, content: pages },
          { value: 'runs', label: renderedPages.runs, content: <RunsTable list={runs} /> },
          { value: 'causes', label: renderedPages.causes, content: <LedgerTable /> },
          {
            value: 'lifetimes',
            label: renderedPages.lifetimes,
            content: <Lifetimes lifetimes={overview.data?.lifetimes ?? []} />,
          },
        ]}
      />
      {dialog === 'run' && <RunDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'forget' && <ForgetDialog onClose={() => setDialog(undefined)} />}
      {shown && <PageDetails page={shown} onClose={() => show(undefined)} />}
    </>
  );
}
