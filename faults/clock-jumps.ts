import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { nextRuns } from '#server/lib/time/next-runs.ts';
import type { Engine, FaultContext } from './lib/fault.ts';
import { serverInTime } from './lib/server-in-time.ts';

export const name = 'clock-jumps';
export const about =
  'The clock of a server jumps an hour ahead and back, a day ahead, and over the nights in which clocks are changed.';
export const engines: readonly Engine[] = ['pglite', 'pg'];
export const limitMs = 4 * 60_000;

const HOUR = 3_600_000;
const noon = new Date('2026-10-15T12:00:00Z').getTime();
/** Half past two comes twice in the first of these nights, and never in the second. */
const evenings = ['2026-10-24T12:00:00Z', '2027-03-27T12:00:00Z'].map((text) => new Date(text).getTime());
const HALF_PAST_TWO = 12.5 * HOUR;
const wrong = 'uma senha errada qualquer';

const dayInRome = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });

/** A nightly job has one run a night, also where its minute comes twice or never. */
async function checkNights(from: number): Promise<void> {
  const runs = (await nextRuns('30 2 * * *', 'Europe/Rome', new Date(from), 4)) ?? [];
  const days = new Set(runs.map((at) => dayInRome.format(at)));
  assert.deepEqual([runs.length, days.size], [4, 4], 'A nightly job runs twice in a night.');
  const [first, last] = [runs[0]?.getTime() ?? 0, runs.at(-1)?.getTime() ?? 0];
  assert(last - first < 3 * 24 * HOUR + 2 * HOUR, 'A nightly job has left out a night.');
}

export async function run(context: FaultContext): Promise<string> {
  let now = noon;
  const server = await serverInTime(context, () => new Date(now));
  let jumps = 0;
  const jumpTo = (moment: number) => {
    now = moment;
    jumps += 1;
  };
  const untilPublished = async (...titles: string[]) => {
    for (let n = 0; n < 300 && (await server.published()).length < titles.length; n += 1) await pause(100);
    await pause(1_000); // the job looks five times a second: nothing more may come
    assert.deepEqual(await server.published(), titles);
  };

  const cookie = await server.enter();
  await server.schedule(cookie, 'Hora 1', noon + HOUR / 2);
  const priced = await server.shownPrices();
  assert(priced > 0, 'The demo shows no prices.');
  await untilPublished();
  for (const hours of [1, 0, -1, 1, 0]) {
    jumpTo(noon + hours * HOUR);
    await untilPublished('Hora 1');
    assert(await server.isIn(cookie), 'A session has ended.');
    await server.enter();
    assert.equal(await server.shownPrices(), priced, 'Prices have vanished, or appeared.');
  }

  let refused = await server.signIn(wrong);
  while (refused.statusCode === 401) refused = await server.signIn(wrong);
  const wait = Number(refused.headers['retry-after']);
  jumpTo(now - HOUR);
  const waitThen = Number((await server.signIn()).headers['retry-after']);
  assert(waitThen > 0 && waitThen <= wait, `${wait} s to wait have become ${waitThen} s.`);
  // Name and account are counted apart, the second only once the first lets somebody through: twice the wait at most.
  for (let waits = 0; (await server.signIn()).statusCode !== 200; waits += 1) {
    assert(waits < 2, 'The right password does not let anybody in any more.');
    jumpTo(now + waitThen * 1000);
  }

  jumpTo(noon + 24 * HOUR);
  assert.equal(await server.shownPrices(), 0, 'A price of yesterday is shown.');
  assert(await server.isIn(cookie));

  const titles = ['Hora 1'];
  for (const evening of evenings) {
    jumpTo(evening);
    assert(!(await server.isIn(cookie)), 'A session of last week is alive.');
    await checkNights(evening - 24 * HOUR);
    const fresh = await server.enter();
    const [early, late] = [`Hora ${titles.length + 1}`, `Hora ${titles.length + 2}`];
    await server.schedule(fresh, early, evening + HALF_PAST_TWO);
    await server.schedule(fresh, late, evening + HALF_PAST_TWO + HOUR);
    jumpTo(evening + HALF_PAST_TWO + HOUR / 2);
    await untilPublished(...titles, early);
    jumpTo(evening + 24 * HOUR);
    await untilPublished(...titles, early, late);
    titles.push(early, late);
  }
  const runs = await server.runs();
  const bad = runs.filter(({ state }) => !['done', 'lost'].includes(state));
  assert.deepEqual(bad, [], 'Runs of the job have failed, or wait for ever.');
  return `${jumps} jumps: ${titles.length} scheduled posts appeared once each in ${runs.length} runs, ${priced} prices were shown while they were fresh and none a day later, sessions and waits lasted as long as they should`;
}
