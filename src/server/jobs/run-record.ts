import type { JobLine, JobLineCode, JobValues } from '#contract/running/jobs/jobs.words.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { JobWorkerService, RunEnd } from '#server/domain/running/jobs/job-worker.service.ts';

export type RunRecord = ReturnType<typeof createRunRecord>;

interface RecordParts {
  jobWorker: Pick<JobWorkerService, 'beat' | 'end'>;
  id: number;
  instance: string;
}

/** What an attempt has to tell, written down a second later at most; the answer says whether it is to go on. */
export function createRunRecord({ jobWorker, id, instance }: RecordParts) {
  const stop = new AbortController();
  const lines: JobLine[] = [];
  let done = 0;
  let total: number | null = null;
  let hasNews = false;
  let beatAt = performance.now();
  let beating: Promise<void> | undefined;

  const course = () => ({ done, total, lines });

  async function beat(): Promise<void> {
    hasNews = false;
    beatAt = performance.now();
    // A database that is away for a moment is no reason to stop; one that stays away makes the run anybody's.
    const answer = await jobWorker.beat(id, instance, course()).catch(() => undefined);
    if (answer && !answer.held) stop.abort('lost');
    else if (answer?.cancelAsked) stop.abort('cancelled');
  }

  /** At once, because somebody has asked it to stop. */
  async function look(): Promise<void> {
    await beating;
    beating ??= beat().finally(() => {
      beating = undefined;
    });
    await beating;
  }

  const timer = setInterval(() => {
    if (hasNews || performance.now() - beatAt >= engineLimits.jobs.beatEvery) void look();
  }, engineLimits.jobs.newsEvery);
  timer.unref();

  return {
    signal: stop.signal,
    look,
    why: (): 'lost' | 'cancelled' | undefined => (stop.signal.aborted ? stop.signal.reason : undefined),
    progress(n: number, all?: number): void {
      done = n;
      total = all ?? total;
      hasNews = true;
    },
    say(code: JobLineCode, values: JobValues = {}): void {
      if (lines.length < engineLimits.jobs.lines) lines.push({ at: new Date().toISOString(), code, values });
      hasNews = true;
    },
    /** What has been asked of it meanwhile is known after this. */
    settle: async (): Promise<void> => beating,
    async end(end: RunEnd): Promise<void> {
      clearInterval(timer);
      await beating;
      await jobWorker.end(id, instance, course(), end);
    },
    stop: (): void => clearInterval(timer),
  };
}
