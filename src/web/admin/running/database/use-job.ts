import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { JobLineFacts } from '#contract/running/jobs/jobs.admin.schemas.ts';
import type { JobId } from '#contract/running/jobs/jobs.words.ts';
import { apiQuery, callApi } from '#web/admin/api/call.ts';
import { useTexts } from '#web/admin/context/texts.tsx';
import { explainFailure } from '#web/admin/ui/feedback/explain-failure.ts';
import { toast } from '#web/shared/ui/toast/toast.ts';

const LOOK_MS = 1_000;

interface WatchedJob {
  line: JobLineFacts | undefined;
  isRunning: boolean;
  start: () => Promise<void>;
}

/** A job of the whole site: started here, and looked at until it has ended; then what it changed is asked for anew. */
export function useJob(job: JobId): WatchedJob {
  const texts = useTexts();
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const { data } = useQuery({
    ...apiQuery('GET /api/admin/jobs'),
    refetchInterval: ({ state }) =>
      asked || state.data?.items.some((each) => each.openRun && each.job === job) ? LOOK_MS : false,
  });
  const line = data?.items.find((each) => each.job === job);
  const isRunning = Boolean(line?.openRun);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (isRunning) setAsked(false);
    if (wasRunning.current && !isRunning) {
      void client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/admin/database'),
      });
    }
    wasRunning.current = isRunning;
  }, [isRunning, client]);
  async function start(): Promise<void> {
    try {
      await callApi('POST /api/admin/jobs/runs', { body: { job } });
      setAsked(true);
      await client.invalidateQueries({ queryKey: ['/api/admin/jobs'] });
    } catch (error) {
      const description = explainFailure(error, texts).message;
      toast({ title: texts.common.notDone, description, variant: 'destructive' });
    }
  }
  return { line, isRunning: isRunning || asked, start };
}
