import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startReaders } from '#test/harness/readers.ts';
import { sitemapPaths } from '../bench/lib/ask-all.ts';
import type { Engine, FaultContext } from './lib/fault.ts';
import { type Answer, type Owner, signIn } from './lib/owner.ts';
import { percentile } from './lib/quick.ts';
import { newSite } from './lib/site.ts';
import { slowLine } from './lib/slow-line.ts';
import { newStore } from './lib/store.ts';
import { newWriter } from './lib/writer.ts';

export const name = 'slow-database';
export const about =
  'Everything that PostgreSQL is asked takes half a second longer; then it does not answer at all, and nobody is told.';
export const engines: readonly Engine[] = ['pg'];
export const limitMs = 4 * 60_000;

const DELAY_MS = 250;
const SLOW_FOR_MS = 15_000;
const KEPT_P95_MS = 250;
/** The longest that a statement may take, and what the network gets on top. */
const ANSWERED_WITHIN_MS = 45_000;
const BACK_WITHIN_MS = 10_000;
const AT_ONCE = 40;
/** Ten that work and one that listens; what is being given up and replaced counts twice for a moment. */
const CONNECTIONS = 16;

/** So many different questions that no kept page and no remembered answer can answer. */
async function askAtOnce(owner: Owner): Promise<{ statuses: Set<number>; longest: number }> {
  const began = performance.now();
  let longest = 0;
  const ask = async (n: number): Promise<Answer> => {
    const word = randomUUID().slice(0, 8);
    const paths = [`/it/nunca-${word}`, `/api/posts/by-locale/it?q=${word}`, `/api/admin/posts?q=${word}`];
    const answer = await owner.call('GET', paths[n % paths.length] ?? '');
    longest = Math.max(longest, performance.now() - began);
    return answer;
  };
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => ask(n)));
  return { statuses: new Set(answers.map(({ status }) => status)), longest };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

export async function run(context: FaultContext): Promise<string> {
  const store = await newStore(context);
  const url = new URL(store.env.DATABASE_URL ?? '');
  const line = await slowLine(context, Number(url.port));
  url.port = String(line.port);
  const site = await newSite(context, { ...store.env, DATABASE_URL: url.href });
  await site.start();
  const owner = await signIn(site.origin);
  const writer = newWriter(owner, context.random);
  const wanted = (await sitemapPaths(site.origin)).slice(0, 60).map((path) => ({ path }));
  for (const { path } of wanted) await (await fetch(site.origin + path)).text();
  const keptFor = async (work: () => Promise<void>): Promise<number> => {
    const readers = startReaders(site.origin, wanted);
    await work();
    await readers.stop();
    assert.deepEqual(readers.failures, []);
    const p95 = percentile(readers.times, 0.95);
    assert(p95 < KEPT_P95_MS, `Kept pages took ${p95.toFixed(0)} ms (p95).`);
    return p95;
  };

  line.delay(DELAY_MS);
  const until = performance.now() + SLOW_FOR_MS;
  const slow = await keptFor(async () => {
    while (performance.now() < until) {
      const { statuses } = await askAtOnce(owner);
      for (const status of statuses) assert([200, 404, 503].includes(status), `${status} was answered.`);
      assert([200, 503].includes(await writer.save()));
    }
  });
  line.delay(0);

  line.stall();
  let longest = 0;
  const stalled = await keptFor(async () => {
    // Those that have a connection already, and those that find none: both end.
    const [first, saved] = await Promise.all([askAtOnce(owner), writer.save()]);
    assert.deepEqual([[...first.statuses], saved], [[503], 503]);
    const second = await askAtOnce(owner);
    assert.deepEqual([...second.statuses], [503]);
    longest = Math.max(first.longest, second.longest);
    assert(longest < ANSWERED_WITHIN_MS, `Somebody waited for ${seconds(longest)}.`);
  });
  assert.equal((await fetch(`${site.origin}/readyz`)).status, 503);

  line.flow();
  const began = performance.now();
  await site.untilReady(BACK_WITHIN_MS);
  while ((await writer.save()) !== 200) {
    assert(performance.now() - began < BACK_WITHIN_MS, 'Nobody can save although PostgreSQL answers.');
    await pause(50);
  }
  const back = performance.now() - began;
  await writer.check();
  assert(line.most() <= CONNECTIONS, `There were ${line.most()} connections at once.`);
  await site.stop();
  return `kept pages p95 ${slow.toFixed(0)} ms while it was slow, ${stalled.toFixed(0)} ms while it was silent; ${AT_ONCE} calls at once, twice, answered 503 after ${seconds(longest)} at most; ${line.most()} connections at most; saving again after ${seconds(back)}`;
}
