import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '#web/admin/api/call.ts';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { useUrlParam } from '#web/admin/context/url-params.ts';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { AddressForm } from './address-form.tsx';
import { BarePage } from './bare-page.tsx';
import { Copies } from './copies.tsx';
import { Difference } from './difference.tsx';
import { HeadReport } from './head-report.tsx';

const LINES = [0, 1, 2, 3];

function Report({ path }: { path: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...apiQuery('GET /api/admin/pre-render/compare', { path }),
    // Each look renders the page: coming back to the window is no wish to look again.
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (error) return <TableError error={error} retry={refetch} />;
  if (!data)
    return (
      <div className="flex flex-col gap-4" aria-busy={isFetching}>
        {LINES.map((line) => (
          <Skeleton key={line} index={line} />
        ))}
      </div>
    );
  const html = (data.kept ?? data.now)?.html;
  return (
    <div className="flex flex-col gap-8">
      <Copies comparison={data} />
      {data.kept && data.now && <Difference kept={data.kept.html} now={data.now.html} />}
      {html && <HeadReport html={html} path={data.path} />}
      <BarePage comparison={data} />
    </div>
  );
}

/** One page looked at closely. "?path" says which, so that it can be handed on. */
export default function RenderedPagesDemoPage() {
  const { renderedPagesDemo } = useUpkeepTexts();
  const [path, look] = useUrlParam('path');
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: ['/api/admin/pre-render/compare'] });
  return (
    <>
      <PageHeader title={renderedPagesDemo.title} about={renderedPagesDemo.about} />
      <AddressForm path={path} onLook={(next) => (next === path ? void again() : look(next))} />
      {path ? (
        <Report path={path} />
      ) : (
        <EmptyState
          icon="scan-search"
          title={renderedPagesDemo.startTitle}
          text={renderedPagesDemo.startText}
        />
      )}
    </>
  );
}
