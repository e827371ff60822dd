import { defineJob, JobProblem, saying } from '../definition.ts';

/** Search engines are told of new posts. Telling them twice does no harm; one that failed tells of the same again. */
export const indexNowJob = defineJob({
  id: 'indexnow',
  cron: '*/10 * * * *',
  timeoutSeconds: 120,
  obstacle: ({ indexNow }) => (indexNow.isSetUp ? null : 'no_key'),
  async run({ indexNow }, { lastDone, progress, signal }) {
    const addresses = await indexNow.listNew(await lastDone());
    if (addresses.length === 0) return { ...saying('nothing_to_do'), quiet: true };
    progress(0, addresses.length);
    const answer = await indexNow.tell(addresses, signal);
    if (answer === 'unreachable') throw new JobProblem('remote_unreachable');
    if (answer !== 'told') throw new JobProblem('remote_refused', { status: answer.refused });
    progress(addresses.length, addresses.length);
    return saying('addresses_told', { n: addresses.length });
  },
});
