import type { JobFailure, JobId, JobRunState, JobTrigger } from '#contract/running/jobs/jobs.words.ts';
import { fallbackLocale, type Locale } from '#contract/site/locales.ts';
import type { RunEnd } from '#server/domain/running/jobs/job-worker.service.ts';
import type { Logger } from '#server/lib/logger.ts';
import { type JobDefinition, JobProblem, type JobResult } from './definition.ts';
import type { JobServices } from './job-services.ts';
import { createRunRecord, type RunRecord } from './run-record.ts';

/** Work as the queue hands it out. */
export interface QueuedJob {
  id: string;
  data: { edition?: Locale } | null;
  /** How often it was tried before. */
  retryCount: number;
  signal: AbortSignal;
}

export interface AttemptParts {
  definition: JobDefinition;
  services: JobServices;
  instance: string;
  stopping: AbortSignal;
  logger: Logger;
  /** Told how each run ended. */
  onEnd?: ((job: JobId, state: JobRunState) => void) | undefined;
  /** The attempts of this process that are under way, by their number. */
  underWay: Map<number, RunRecord>;
}

/** So long a handler has to end by itself once it is to stop. */
const GRACE_MS = 3_000;
const DETAIL_CHARS = 500;

/** What drizzle wraps holds the query with its values, which are nobody's business. */
function detailOf(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  return (root instanceof Error ? root.message : String(root)).slice(0, DETAIL_CHARS);
}

function failureOf(error: unknown, isLate: boolean): JobFailure {
  if (isLate) return { code: 'timed_out', values: {} };
  if (error instanceof JobProblem) return { code: error.code, values: error.values };
  return { code: 'unexpected', values: { detail: detailOf(error) } };
}

/** Rejects some time after the signal: a handler that does not listen to it holds up nobody. */
const overdue = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = () => setTimeout(() => reject(signal.reason), GRACE_MS).unref();
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });

/** One attempt from its beginning to its end. What it throws, the queue tries again. */
export async function runAttempt(parts: AttemptParts, queued: QueuedJob): Promise<void> {
  const { definition, services, instance, stopping, underWay } = parts;
  const { jobWorker } = services;
  const edition = queued.data?.edition ?? '';
  const attempt = queued.retryCount + 1;
  const found = { queueId: queued.id, job: definition.id, edition, attempt, instance } as const;
  const run = await jobWorker.begin(found);
  // Cancelled while it waited: for the queue it is done.
  if (!run) return;
  const record = createRunRecord({ jobWorker, id: run.id, instance });
  const end = async (what: RunEnd) => {
    await record.end(what);
    parts.onEnd?.(definition.id, what.state);
  };
  underWay.set(run.id, record);
  const late = AbortSignal.timeout(definition.timeoutSeconds * 1_000);
  const signal = AbortSignal.any([record.signal, stopping, queued.signal, late]);
  if (attempt > 1) record.say('taken_over', { attempt });
  try {
    const result = await Promise.race([call(parts, run.trigger, edition, record, signal), overdue(signal)]);
    const { quiet = false, ...said } = result;
    await end({ state: 'done', result: said, quiet });
  } catch (error) {
    await record.settle();
    if (record.why() === 'cancelled') return void (await end({ state: 'cancelled' }));
    const isFinal = error instanceof JobProblem && error.final;
    const triesAgain = !isFinal && attempt <= definition.retries;
    if (stopping.aborted) {
      await end({ state: 'lost', error: { code: 'server_stopped', values: {} }, triesAgain });
      throw error;
    }
    const failure = failureOf(error, late.aborted);
    parts.logger.warn({ err: error, job: definition.id, edition, attempt }, 'A job failed');
    await end({ state: 'failed', error: failure, triesAgain });
    if (!isFinal) throw error;
  } finally {
    record.stop();
    underWay.delete(run.id);
  }
}

function call(
  { definition, services }: AttemptParts,
  trigger: JobTrigger,
  edition: Locale | '',
  record: RunRecord,
  signal: AbortSignal,
): Promise<JobResult> {
  return definition.run(services, {
    edition: edition || fallbackLocale,
    trigger,
    signal,
    lastDone: () => services.jobWorker.findLastDone(definition.id, edition),
    progress: (done, total) => {
      signal.throwIfAborted();
      record.progress(done, total);
    },
    say: record.say,
  });
}
