import { randomUUID } from 'node:crypto';
import os from 'node:os';
import type { ConstructorOptions } from 'pg-boss';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { JobPlan } from '#server/domain/running/jobs/job-facts.ts';
import type { Logger } from '#server/lib/logger.ts';
import { createBoss, type QueueClient } from './boss.ts';
import type { JobDefinition } from './definition.ts';
import type { JobServices } from './job-services.ts';
import { jobDefinitions } from './registry.ts';
import { type AttemptParts, type QueuedJob, runAttempt } from './run-attempt.ts';
import type { RunRecord } from './run-record.ts';
import { syncQueues, syncSchedules } from './sync-queues.ts';

export interface JobsParts {
  client: QueueClient;
  services: JobServices & { jobs: { listPlans: () => Promise<JobPlan[]> } };
  logger: Logger;
  onEnd?: AttemptParts['onEnd'];
  /** Others are for tests. */
  definitions?: readonly JobDefinition[];
  pace?: Pace;
}

interface Pace {
  lookEvery: number;
  pollSeconds: number;
  queue?: Partial<ConstructorOptions>;
}

const usual: Pace = { lookEvery: engineLimits.jobs.lookEvery, pollSeconds: 30 };
const CHANNEL = 'jobs';
const STOP_MS = 5_000;
const HEARD_EVERY_MS = 30_000;

/** Jobs run in this process from now on, beside those of other processes on the same database. */
export async function startJobs(parts: JobsParts): Promise<() => Promise<void>> {
  const { client, services, logger, definitions = jobDefinitions, pace = usual } = parts;
  const { jobWorker, jobs } = services;
  const instance = `${os.hostname()}/${process.pid}/${randomUUID().slice(0, 8)}`;
  const boss = await createBoss(client, pace.queue);
  const stopping = new AbortController();
  const underWay = new Map<number, RunRecord>();
  boss.on('error', (error) => logger.warn({ err: error }, 'The queue of jobs complains'));

  /** What waits goes into the queue; what is in it already is refused there. */
  async function forward(): Promise<void> {
    for (const { job, edition, queueId } of await jobWorker.listWaiting()) {
      const one = edition && { singletonKey: edition };
      await boss.send(job, edition ? { edition } : null, { id: queueId, ...(one || {}) });
    }
  }

  async function askForWhatIsDue(): Promise<void> {
    const open = definitions.filter(({ isDue }) => isDue);
    if (open.length === 0) return;
    const plans = await jobs.listPlans();
    for (const { id, isDue } of open) {
      const isOn = plans.some(({ facts, enabled }) => facts.id === id && enabled);
      if (isOn && (await isDue?.(services))) await jobWorker.askWhenDue(id);
    }
  }

  async function passOnWhatWasLost(): Promise<void> {
    for (const { job, queueId, attempt } of await jobWorker.takeSilent()) {
      await boss.fail(job, { id: queueId, retryCount: attempt - 1 }, { message: 'Its process has gone.' });
      // Nothing is wrong with the work itself: it need not wait as after a failure.
      await boss.update(job, undefined, { id: queueId, startAfter: new Date() });
    }
  }

  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let heardAt = Number.NEGATIVE_INFINITY;
  async function round(): Promise<void> {
    do {
      lookAgain = false;
      if (performance.now() - heardAt >= HEARD_EVERY_MS) {
        await jobWorker.heard(instance);
        heardAt = performance.now();
      }
      await passOnWhatWasLost();
      await askForWhatIsDue();
      await forward();
    } while (lookAgain && !stopping.signal.aborted);
  }
  /** Never twice at a time; what comes in between is seen right after. */
  function look(): void {
    if (stopping.signal.aborted) return;
    lookAgain = true;
    looking ??= round()
      .catch((error: unknown) => logger.warn({ err: error }, 'Looking for what is due failed'))
      .finally(() => {
        looking = undefined;
      });
  }

  const complain = (error: unknown) => logger.warn({ err: error }, 'The schedules could not be renewed');
  const sync = async () => syncSchedules(boss, await jobs.listPlans());

  function hear(word: string): void {
    const [what, id] = word.split(' ');
    if (what === 'asked') look();
    else if (what === 'settings') void sync().catch(complain);
    else if (what === 'cancel') void underWay.get(Number(id))?.look();
  }

  await boss.start();
  await syncQueues(boss, definitions);
  for (const definition of definitions) {
    const attempt = {
      definition,
      services,
      instance,
      stopping: stopping.signal,
      logger,
      underWay,
      onEnd: parts.onEnd,
    };
    const polling = { pollingIntervalSeconds: Math.min(5, pace.pollSeconds) };
    await boss.work<QueuedJob['data']>(
      definition.id,
      { ...polling, notifyPollingIntervalSeconds: pace.pollSeconds },
      async ([queued]) => queued && runAttempt(attempt, queued),
    );
  }
  await sync();
  const stopListening = await client.listen(CHANNEL, hear, look);
  const timer = setInterval(look, pace.lookEvery);
  timer.unref();
  look();

  return async () => {
    clearInterval(timer);
    stopping.abort(new Error('The server stops.'));
    await looking;
    await stopListening();
    // What is under way has been told to stop; the queue keeps it for whoever starts next.
    await boss.stop({ graceful: true, timeout: STOP_MS, close: false });
  };
}
