import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MoveInDetail } from '#contract/running/move-in/move-in.admin.schemas.ts';
import { apiQuery } from '#web/admin/api/call.ts';
import { useEditionNames } from '#web/admin/context/edition-names.ts';
import { useUrlParams } from '#web/admin/context/url-params.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/feedback/notice.tsx';
import { Skeleton } from '#web/admin/ui/feedback/skeleton.tsx';
import { PageHeader } from '#web/admin/ui/page-header.tsx';
import { TableError } from '#web/admin/ui/table/table-states.tsx';
import { FilesPanel } from './files-panel.tsx';
import { FoundPanel } from './found-panel.tsx';
import { GatheringPanel } from './gathering-panel.tsx';
import { MissingPictures } from './missing-pictures.tsx';
import { useMoveInTexts } from './move-in-texts.ts';
import { RunActions } from './run-actions.tsx';
import { isGathering, isUnderWay, runSteps, stateTones, stepOf } from './run-states.ts';
import { UnderWay } from './under-way.tsx';
import { UndoneReport } from './undone-report.tsx';

function Steps({ run }: { run: MoveInDetail }) {
  const words = useMoveInTexts();
  const at = runSteps.indexOf(stepOf(run.state));
  return (
    <ol className="import-steps" aria-label={words.steps}>
      {runSteps.map((step, index) => (
        <li key={step} data-past={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
          <span aria-hidden="true" className="import-step-number">
            {index + 1}
          </span>
          {words.step[step]}
        </li>
      ))}
    </ol>
  );
}

function Body({ run, onMoved }: { run: MoveInDetail; onMoved: () => Promise<unknown> }) {
  const words = useMoveInTexts();
  const isOpen = isGathering(run.state);
  return (
    <div className="flex flex-col gap-8">
      {run.isLost && <Notice tone="warn">{words.lost}</Notice>}
      {run.problem && (
        <div role="alert">
          <Notice tone="danger">{run.problem}</Notice>
        </div>
      )}
      {run.state === 'cancelled' && <Notice tone="info">{words.cancelled}</Notice>}
      {isUnderWay(run.state) && !run.isLost && <UnderWay run={run} />}
      {run.undo && run.state === 'undone' && <UndoneReport run={run} undo={run.undo} />}
      {isOpen && <FilesPanel run={run} onMoved={onMoved} />}
      {run.told && run.numbers && !isUnderWay(run.state) && run.state !== 'undone' && (
        <FoundPanel run={run} told={run.told} numbers={run.numbers} />
      )}
      {isOpen ? <GatheringPanel run={run} onMoved={onMoved} /> : <RunActions run={run} onMoved={onMoved} />}
      {(run.state === 'done' || run.state === 'failed') && <MissingPictures run={run} onMended={onMoved} />}
    </div>
  );
}

/** One site, step by step. Where it stands is the server's word. */
export function RunView({ id }: { id: number }) {
  const words = useMoveInTexts();
  const editionOf = useEditionNames();
  const client = useQueryClient();
  const [, change] = useUrlParams();
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/move-ins/:id', { id }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.state) ? 1_000 : false),
  });
  // What taking it back would do is counted when somebody asks, and not when it was done.
  const reload = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && path.startsWith('/api/admin/move-ins') && !path.endsWith('/undo'),
    });
  return (
    <>
      <div className="-ml-3 mb-2 flex">
        <Button look="ghost" icon="arrow-left" onClick={() => change({ run: null })}>
          {words.back}
        </Button>
      </div>
      <PageHeader
        title={data ? data.site || words.unnamed : words.title}
        about={data && `${editionOf(data.locale)} · ${words.by(data.startedBy)}`}
        action={data && <Badge tone={stateTones[data.state]}>{words.states[data.state]}</Badge>}
      />
      {error && !data && <TableError error={error} retry={refetch} />}
      {!data && !error && <Skeleton index={0} />}
      {data && <Steps run={data} />}
      {data && <Body run={data} onMoved={reload} />}
    </>
  );
}
