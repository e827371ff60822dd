import { Worker } from 'node:worker_threads';
import { engineLimits } from '#contract/site/engine-limits.ts';
import { hurryWhile } from './heap-growth.ts';

/** All that a thread knows which makes pages: it has no environment. */
export interface PageThreadTask {
  databaseUrl: string;
  /** Set where the other leads to a pooler. */
  listenUrl: string | undefined;
  publicUrl: string;
  distDir: string;
  mediaDir: string;
  /** Whether pages tell of their views: where a cache in front was named. */
  tellsViews: boolean;
  /** What every page says to browsers beside its content. */
  headers: Record<string, string>;
  /** Where its pages are kept. */
  directory: string;
}

export function startPageThread(task: PageThreadTask): Worker {
  const { megabytes, youngMegabytes } = engineLimits.renderRuns.threads;
  const thread = new Worker(new URL('./page-thread.ts', import.meta.url), {
    workerData: task,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: youngMegabytes },
  });
  hurryWhile(thread);
  return thread;
}
