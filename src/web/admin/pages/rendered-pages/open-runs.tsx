import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RenderRun } from '#contract/pages/rendered-pages/rendered-pages.admin.schemas.ts';
import { callApi } from '#web/admin/api/call.ts';
import { useMay } from '#web/admin/context/me.tsx';
import { useUpkeepTexts } from '#web/admin/context/upkeep-texts.ts';
import { Badge } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { Progress } from '#web/admin/ui/feedback/progress.tsx';
import { toast } from '#web/shared/ui/toast/toast.ts';
import { hadTurn, isOpen, runTones } from './page-words.ts';
import { useRunName } from './use-run-name.ts';

function Cancel({ run, name }: { run: RenderRun; name: string }) {
  const texts = useUpkeepTexts();
  const { renderedPages, common } = texts;
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function cancel(): Promise<void> {
    setBusy(true);
    try {
      await callApi('POST /api/admin/pre-render/runs/:id/cancel', { id: run.id });
      await client.invalidateQueries({ queryKey: ['/api/admin/pre-render/runs'] });
      toast({ title: renderedPages.cancelled, description: renderedPages.cancelledText });
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: common.notDone, description, variant: 'destructive' });
      setBusy(false);
    }
  }
  return (
    <Button icon="x" busy={busy} aria-label={renderedPages.cancelOf(name)} onClick={() => void cancel()}>
      {renderedPages.cancel}
    </Button>
  );
}

/** What is being made anew right now; there only while something is. */
export function OpenRuns({ runs }: { runs: RenderRun[] }) {
  const { renderedPages } = useUpkeepTexts();
  const mayCancel = useMay('editor');
  const nameOf = useRunName();
  const open = runs.filter(isOpen);
  if (open.length === 0) return null;
  return (
    <section aria-label={renderedPages.underWay} className="mb-6">
      <ul className="panel divide-line divide-y">
        {open.map((run) => {
          const progress = renderedPages.progressOf(hadTurn(run), run.total);
          return (
            <li key={run.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <span className="min-w-0 flex-1 basis-56">
                <span className="block font-medium">{nameOf(run)}</span>
                <span className="text-mute block text-sm">
                  {progress} · {renderedPages.pace(run.speed)} · {renderedPages.by(run.startedBy)}
                  {run.failed > 0 && (
                    <span className="text-danger"> · {renderedPages.failures(run.failed)}</span>
                  )}
                </span>
              </span>
              <Badge tone={runTones[run.state]}>{renderedPages.runStates[run.state]}</Badge>
              {mayCancel && <Cancel run={run} name={nameOf(run)} />}
              <span className="basis-full">
                <Progress
                  label={`${nameOf(run)}: ${progress}`}
                  {...(run.state === 'running' && { value: hadTurn(run), max: Math.max(1, run.total) })}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
