import { defineJob, JobProblem, saying } from '../definition.ts';

/** Twice a day by each edition's clock, because a price lives 23 hours at most. */
export const pricesJob = defineJob({
  id: 'prices',
  perEdition: true,
  cron: '0 4,16 * * *',
  timeoutSeconds: 3 * 3_600,
  async run({ priceRuns: { worker } }, { edition, trigger, progress, say, signal }) {
    // Somebody who asks for one shop's prices has made its run already.
    if (trigger === 'schedule' || !(await worker.hasOpen(edition))) await worker.begin(edition);
    const sums = { done: 0, stopped: [] as { shop: string; reason: string }[] };
    const watcher = {
      locale: edition,
      onBegin: ({ marketplace, total }: { marketplace: string; total: number }) =>
        say('shop_asked', { shop: marketplace, n: total }),
      onEnd: (run: { marketplace: string; total: number; state: string; reason: string | null }) => {
        const shop = run.marketplace;
        if (run.state === 'done') {
          sums.done += run.total;
          say('shop_done', { shop, n: run.total });
        } else if (run.state === 'stopped') {
          const reason = run.reason ?? 'failed';
          sums.stopped.push({ shop, reason });
          say('shop_stopped', { shop, reason });
        }
        progress(sums.done);
      },
    };
    await worker.workOnOpen(signal, watcher);
    signal.throwIfAborted();
    const [stopped] = sums.stopped;
    // Whoever is asked too much is asked too early the next time, too: that is left to the next hour.
    if (stopped) throw new JobProblem('shops_stopped', stopped, { final: true });
    if (sums.done === 0) return { ...saying('nothing_to_do'), quiet: true };
    return saying('prices_renewed', { n: sums.done });
  },
});
