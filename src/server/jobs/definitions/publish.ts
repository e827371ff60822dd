import { defineJob, saying } from '../definition.ts';

/** Scheduled posts appear when their minute has come: it has no hours, it is looked for (decision 038). */
export const publishJob = defineJob({
  id: 'publish',
  cron: null,
  // What failed is due again a minute later anyway.
  retries: 1,
  retryDelay: 30,
  timeoutSeconds: 300,
  isDue: ({ postWriting }) => postWriting.upkeep.hasDue(),
  async run({ postWriting }, { progress }) {
    let published = 0;
    for (;;) {
      const n = await postWriting.upkeep.publishDue();
      if (n === 0) break;
      published += n;
      progress(published);
    }
    if (published === 0) return { ...saying('nothing_to_do'), quiet: true };
    return saying('posts_published', { n: published });
  },
});
