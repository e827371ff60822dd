import type { JobLineCode } from '#contract/running/jobs/jobs.words.ts';
import { defineJob, saying } from '../definition.ts';
import type { JobServices } from '../job-services.ts';

const deleted = (code: JobLineCode, n: number) => ({ ...saying(code, { n }), quiet: n === 0 });

export const clicksJob = defineJob({
  id: 'clicks',
  cron: '40 3 * * *',
  run: async ({ clicks }) => deleted('clicks_forgotten', await clicks.purge()),
});

export const messagesJob = defineJob({
  id: 'messages',
  cron: '50 3 * * *',
  run: async ({ messages }) => deleted('messages_deleted', await messages.purge()),
});

/** What nobody needs any more and nobody asks about: a line for each. */
const tidied: [JobLineCode, (services: JobServices) => Promise<number>][] = [
  ['sessions_ended', ({ accounts }) => accounts.sessions.purge()],
  ['attempts_forgotten', ({ attempts }) => attempts.purge()],
  ['trash_emptied', ({ postWriting }) => postWriting.upkeep.purgeTrash()],
  ['revisions_thinned', ({ postWriting }) => postWriting.upkeep.thinRevisions()],
  ['changes_forgotten', ({ invalidations }) => invalidations.purge()],
  ['price_runs_forgotten', ({ priceRuns }) => priceRuns.worker.purge()],
  ['visits_forgotten', ({ crawlers }) => crawlers.purge()],
  ['policy_reports_forgotten', ({ policyReports }) => policyReports.purge()],
  ['comparisons_forgotten', ({ parity }) => parity.purge()],
  ['pages_forgotten', ({ renderedPages }) => renderedPages.memory.purge()],
  ['render_runs_forgotten', ({ renderRuns }) => renderRuns.purge()],
  [
    'imports_forgotten',
    async ({ imports, earningReports, moveIns, moveOuts }) =>
      (await imports.worker.purge()) +
      (await earningReports.worker.purge()) +
      (await moveIns.worker.purge()) +
      (await moveOuts.worker.purge()),
  ],
  ['findings_forgotten', ({ databaseTools }) => databaseTools.integrity.purge()],
  [
    'replacements_forgotten',
    async ({ replacements, failingLinks }) => (await replacements.purge()) + (await failingLinks.purge()),
  ],
  ['job_runs_forgotten', ({ jobWorker }) => jobWorker.purge()],
];

export const upkeepJob = defineJob({
  id: 'upkeep',
  cron: '17 * * * *',
  async run(services, { progress, say }) {
    let sum = 0;
    const failures: unknown[] = [];
    for (const [index, [code, purge]] of tidied.entries()) {
      try {
        const n = await purge(services);
        sum += n;
        say(code, { n });
      } catch (error) {
        // One that fails keeps no other from being tidied; the first failure is told once all were tried.
        failures.push(error);
      }
      progress(index + 1, tidied.length);
    }
    if (failures.length > 0) throw failures[0];
    return deleted('rows_tidied', sum);
  },
});
