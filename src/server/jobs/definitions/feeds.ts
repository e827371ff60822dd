import { defineJob, JobProblem, saying } from '../definition.ts';

/** Each feed has hours of its own, by its edition's clock: the job has none, it is looked for (decision 128). */
export const feedsJob = defineJob({
  id: 'feeds',
  cron: null,
  isDue: ({ shopFeeds }) => shopFeeds.worker.hasDue(),
  async run({ shopFeeds }, { progress, say, signal }) {
    let asked = 0;
    let isQuiet = true;
    const failed: { name: string; result: string }[] = [];
    for (;;) {
      const fetched = await shopFeeds.worker.fetchNext(signal);
      if (!fetched) break;
      const { name, result, isFailure } = fetched;
      asked += 1;
      isQuiet &&= result === 'busy';
      if (isFailure) failed.push({ name, result });
      if (isFailure) say('feed_failed', { name, result });
      else say(`feed_${result as 'brought' | 'unchanged' | 'busy'}`, { name });
      progress(asked);
    }
    // Each is tried again by itself: the next run is for that.
    const [first] = failed;
    if (first) throw new JobProblem('feeds_failed', { ...first, n: failed.length }, { final: true });
    if (isQuiet) return { ...saying('nothing_to_do'), quiet: true };
    return saying('feeds_fetched', { n: asked });
  },
});
