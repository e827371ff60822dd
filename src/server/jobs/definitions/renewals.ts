import { defineJob, saying } from '../definition.ts';

/** After the links were looked at, before anybody comes to work. */
export const renewalsJob = defineJob({
  id: 'renewals',
  cron: '20 4 * * *',
  async run({ renewals }, { progress, signal }) {
    const n = await renewals.weighAll(signal, (done) => progress(done));
    return saying('texts_weighed', { n });
  },
});
