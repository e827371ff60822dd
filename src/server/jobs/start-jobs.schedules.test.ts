import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { engines } from '#test/harness/database.ts';
import { useJobs } from '#test/harness/jobs.ts';
import { lastAudits } from '#test/harness/people/actors.ts';
import { callerOf } from '#test/harness/people/admin.ts';
import { defineJob, saying } from './definition.ts';
import { jobDefinitions } from './registry.ts';

const owner = callerOf('owner');
const run = async () => saying('rows_tidied', { n: 0 });

describe.each(engines)('schedules on %s', { timeout: 120_000 }, (engine) => {
  const jobs = useJobs(engine);
  const scheduled = async () => {
    const { rows } = await jobs
      .database()
      .client.query<{ line: string }>(
        "SELECT name || ' ' || key || ' ' || cron || ' ' || timezone AS line FROM jobs.schedule ORDER BY 1",
      );
    return rows.map(({ line }) => line);
  };
  /** As if nobody had run for so long. */
  const sleep = (interval: string) =>
    jobs.database().client.exec(`
      UPDATE jobs.version SET cron_on = now() - interval '${interval}';
      UPDATE jobs.schedule SET created_on = now() - interval '30 days'`);

  test('what was missed is made up for once, on one of two servers', async () => {
    // Every minute of the last six hours but this one and its neighbours.
    const minute = new Date().getUTCMinutes();
    const cron = `${[15, 30, 45].map((ahead) => (minute + ahead) % 60).join(',')} * * * *`;
    const job = defineJob({ id: 'upkeep', cron, timeZone: 'UTC', run });
    const stop = await jobs.start([job]);
    await expect.poll(scheduled).toEqual([`upkeep  ${cron} UTC`]);
    await stop();
    await sleep('6 hours');
    await Promise.all([jobs.start([job]), jobs.start([job])]);
    const [caughtUp] = await jobs.until('done');
    expect(caughtUp).toMatchObject({ trigger: 'schedule', askedBy: '', attempt: 1 });
    await setTimeout(4_000);
    expect(await jobs.runs()).toHaveLength(1);
  });

  test('each edition has its own, by its own clock; a pause and other hours take effect at once', async () => {
    const job = defineJob({ id: 'prices', perEdition: true, cron: '0 4 * * *', run });
    await jobs.start([job]);
    const usual = [
      'prices br 0 4 * * * America/Sao_Paulo',
      'prices es 0 4 * * * Europe/Madrid',
      'prices it 0 4 * * * Europe/Rome',
      'prices mx 0 4 * * * America/Mexico_City',
      'prices us 0 4 * * * America/New_York',
    ];
    await expect.poll(scheduled).toEqual(usual);
    const { jobs: desk } = jobs.services();
    await desk.change(owner, 'prices', { edition: 'mx', enabled: false });
    await desk.change(owner, 'prices', { edition: 'it', cron: '30 5 * * 1' });
    const changed = [usual[0], usual[1], 'prices it 30 5 * * 1 Europe/Rome', usual[4]];
    await expect.poll(scheduled, { timeout: 20_000 }).toEqual(changed);
    const [audit] = await lastAudits(jobs.database());
    expect(audit).toMatchObject({ action: 'updated', subject: 'job', subjectId: 'prices', locale: 'it' });
    await desk.change(owner, 'prices', { edition: 'mx', enabled: true });
    await desk.change(owner, 'prices', { edition: 'it', cron: null });
    await expect.poll(scheduled, { timeout: 20_000 }).toEqual(usual);
  });

  test('hours that cannot be read are refused, and so are hours of a job that has none', async () => {
    const { jobs: desk } = jobs.services();
    const refused = (field: string) => ({ code: 'invalid_input', fields: { [field]: { code: 'invalid' } } });
    await expect(desk.change(owner, 'upkeep', { cron: '61 * * * *' })).rejects.toMatchObject(refused('cron'));
    await expect(desk.change(owner, 'upkeep', { cron: '* * * * * *' })).rejects.toMatchObject(
      refused('cron'),
    );
    await expect(desk.change(owner, 'upkeep', { timeZone: 'Mars/Olympus' })).rejects.toMatchObject(
      refused('timeZone'),
    );
    await expect(desk.change(owner, 'publish', { cron: '0 4 * * *' })).rejects.toMatchObject(refused('cron'));
    await expect(desk.change(owner, 'upkeep', { edition: 'br', enabled: false })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(desk.change(callerOf('editor'), 'upkeep', { enabled: false })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  test('every job of the program has hours that can be read, and starts', async () => {
    await jobs.start([...jobDefinitions]);
    // The search engines' one has no key here.
    const names = (await scheduled()).map((line) => line.split(' ')[0]);
    expect(new Set(names)).toEqual(
      new Set([
        ...['backup', 'clicks', 'database', 'integrity', 'links', 'messages'],
        ...['pre-render', 'prices', 'rehearsal', 'renewals', 'upkeep'],
      ]),
    );
  });
});
