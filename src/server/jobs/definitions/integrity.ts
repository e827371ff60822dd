import { defineJob, saying } from '../definition.ts';

/** Once a week, in the night to Monday. It only looks: what is put right, somebody has said so. */
export const integrityJob = defineJob({
  id: 'integrity',
  cron: '20 2 * * 1',
  async run({ databaseTools: { integrity } }, { progress, say }) {
    let found = 0;
    for (const [index, id] of integrity.ids.entries()) {
      const outcome = await integrity.run(id);
      found += outcome.found;
      if (outcome.obstacle) say('check_skipped', { check: id, reason: outcome.obstacle });
      else if (outcome.found > 0) say('check_found', { check: id, n: outcome.found });
      progress(index + 1, integrity.ids.length);
    }
    return saying('integrity_checked', { n: found });
  },
});
