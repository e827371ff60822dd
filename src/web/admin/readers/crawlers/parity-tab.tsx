import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Parity, ParityRun } from '#contract/readers/crawlers/crawlers.admin.schemas.ts';
import type { ParityScope } from '#contract/readers/crawlers/crawlers.words.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepLanguage, useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/admin/ui/feedback/empty-state.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { RelativeTime } from '#web/admin/ui/time/relative-time.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { Findings } from './findings.tsx';

const EVERY_MS = 1_500;
const parityQuery = () => apiQuery('GET /api/admin/crawlers/parity');
const isOpen = (run: ParityRun | null | undefined): boolean => run != null && run.finishedAt === null;

function CompareButtons() {
  const texts = useUpkeepTexts();
  const { crawlers, common } = texts;
  const client = useQueryClient();
  const [busy, setBusy] = useState<ParityScope>();
  async function start(scope: ParityScope): Promise<void> {
    setBusy(scope);
    try {
      await callApi('POST /api/admin/crawlers/parity', { body: { scope } });
      await client.invalidateQueries({ queryKey: parityQuery().queryKey });
      toast({ title: crawlers.compareStarted, description: crawlers.compareStartedText });
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: common.notDone, description, variant: 'destructive' });
    } finally {
      setBusy(undefined);
    }
  }
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button icon="git-compare-arrows" busy={busy === 'sample'} onClick={() => void start('sample')}>
        {crawlers.compareSample}
      </Button>
      <Button look="ghost" busy={busy === 'all'} onClick={() => void start('all')}>
        {crawlers.compareAll}
      </Button>
    </div>
  );
}

function Standing({ parity: { lastRun, differing } }: { parity: Parity }) {
  const { texts, tag } = useUpkeepLanguage();
  const { crawlers } = texts;
  const mayStart = useMay('editor');
  const count = (n: number) => n.toLocaleString(tag);
  const buttons = mayStart && !isOpen(lastRun) && <CompareButtons />;
  if (!lastRun)
    return (
      <EmptyState icon="git-compare-arrows" title={crawlers.neverTitle} text={crawlers.neverText}>
        {buttons}
      </EmptyState>
    );
  if (isOpen(lastRun)) {
    const said =
      lastRun.total > 0
        ? crawlers.comparing(count(lastRun.compared), count(lastRun.total))
        : crawlers.waiting;
    return (
      <div className="px-4 py-6">
        <p className="mb-2">{said}</p>
        <Progress label={said} {...(lastRun.total > 0 && { value: lastRun.compared, max: lastRun.total })} />
      </div>
    );
  }
  const failed = lastRun.state === 'failed';
  const title = failed
    ? crawlers.failedTitle
    : differing > 0
      ? crawlers.differing(differing)
      : crawlers.equalTitle;
  const text = failed
    ? crawlers.failedText
    : differing > 0
      ? crawlers.differingText
      : crawlers.equalText(count(lastRun.compared));
  return (
    <EmptyState
      icon={failed || differing > 0 ? 'triangle-alert' : 'circle-check'}
      title={title}
      text={
        <>
          {text}
          <span className="block text-sm">
            {crawlers.lastRun}: <RelativeTime moment={lastRun.finishedAt ?? lastRun.createdAt} />
          </span>
        </>
      }
    >
      {buttons}
    </EmptyState>
  );
}

/** Whether pages say the same with and without scripts. */
export function ParityTab() {
  const { crawlers } = useUpkeepTexts();
  const { data, error, refetch } = useQuery({
    ...parityQuery(),
    refetchInterval: ({ state }) => (isOpen(state.data?.lastRun) ? EVERY_MS : false),
  });
  return (
    <>
      <p className="text-mute mb-4">{crawlers.parityAbout}</p>
      {error && !data && <TableError error={error} retry={refetch} />}
      {!data && !error && <Skeleton index={0} />}
      {data && (
        <div className="panel">
          <Standing parity={data} />
        </div>
      )}
      {data && data.findings.length > 0 && <Findings findings={data.findings} />}
    </>
  );
}
