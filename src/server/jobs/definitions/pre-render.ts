import { setTimeout } from 'node:timers/promises';
import { defineJob, JobProblem, saying } from '../definition.ts';

const LOOK_EVERY_MS = 1_000;
/** Pages are rendered where they are kept, which may be another process: it is given time to take them up. */
const TAKEN_UP_WITHIN_MS = 5 * 60_000;

/** Pages end at their edition's midnight: right after it they are made, so that nobody has to wait for one. */
export const preRenderJob = defineJob({
  id: 'pre-render',
  perEdition: true,
  cron: '5 0 * * *',
  retries: 1,
  timeoutSeconds: 6 * 3_600,
  async run({ renderRuns }, { edition, progress, signal }) {
    const id = await renderRuns.beginEdition(edition);
    const began = performance.now();
    try {
      for (;;) {
        const run = await renderRuns.watch(id);
        if (!run || run.state === 'failed' || run.state === 'cancelled')
          throw new JobProblem('render_run_ended');
        progress(run.done, run.total);
        if (run.state === 'done')
          return { ...saying('pages_rendered', { n: run.done }), quiet: run.done === 0 };
        if (run.state === 'waiting' && performance.now() - began > TAKEN_UP_WITHIN_MS)
          throw new JobProblem('nobody_renders', {}, { final: true });
        await setTimeout(LOOK_EVERY_MS, undefined, { signal });
      }
    } catch (error) {
      await renderRuns.giveUp(id);
      throw error;
    }
  },
});
