import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { CacheAnswers } from './cache-answers.tsx';
import { useEdgeTexts } from './edge-texts.ts';
import { PurgeForm } from './purge-form.tsx';
import { TargetCard } from './target-card.tsx';

/** As often as whoever tells a cache writes down that it was told. */
const EVERY_MS = 5_000;

/** What stands in front of the site: how far each cache has been told, and one button to try it. */
export default function EdgePage() {
  const texts = useEdgeTexts();
  const mayTell = useMay('editor');
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/edge'),
    refetchInterval: ({ state }) => (state.data?.targets.length ? EVERY_MS : false),
  });
  return (
    <>
      <PageHeader title={texts.title} about={texts.about} />
      {error && !data && <TableError error={error} retry={refetch} />}
      {!data && !error && (
        <div aria-busy="true">
          <Skeleton index={0} />
        </div>
      )}
      {data?.targets.length === 0 && (
        <EmptyState icon="cloud" title={texts.emptyTitle} text={texts.emptyText} />
      )}
      {data && data.targets.length > 0 && (
        <div className="flex flex-col gap-8">
          <ul className="page-cards">
            {data.targets.map((target) => (
              <TargetCard key={target.name} target={target} />
            ))}
          </ul>
          <CacheAnswers overview={data} />
          {mayTell && data.targets.some(({ state }) => state !== 'asks') && <PurgeForm />}
        </div>
      )}
    </>
  );
}
