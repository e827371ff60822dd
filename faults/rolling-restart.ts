import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { startReaders } from '#test/harness/readers.ts';
import { startBalancer } from '#test/harness/servers/balancer.ts';
import type { Engine, FaultContext } from './lib/fault.ts';
import { newFolder } from './lib/folder.ts';
import { checkPosts } from './lib/integrity.ts';
import { ownerWith, signIn } from './lib/owner.ts';
import { percentile } from './lib/quick.ts';
import { newSite } from './lib/site.ts';
import { newStore } from './lib/store.ts';
import { newWriter } from './lib/writer.ts';

export const name = 'rolling-restart';
export const about =
  'Two processes that serve and one that runs jobs are replaced in turn behind a balancer, twice, while people read and save.';
export const engines: readonly Engine[] = ['pg'];
export const limitMs = 5 * 60_000;

const ROUNDS = 2;
const EDITORS = 2;
const LOOK_EVERY_MS = 200;
/** Several looks: on a busy machine one may come late. */
const GRACE_MS = 2_000;
const ALL_READY_WITHIN_MS = 30_000;
const wanted = [
  ...['/br', '/it', '/mx', '/br/avaliacao', '/api/home-data?locale=es', '/healthz'].map((path) => ({ path })),
  { path: '/br/made-up', status: 404 },
];

export async function run(context: FaultContext): Promise<string> {
  const store = await newStore(context);
  const env = { ...store.env, SEED: 'none', SHUTDOWN_GRACE_MS: String(GRACE_MS) };
  const newPart = (ROLE: string) => newSite(context, { ...env, ROLE, DATA_DIR: newFolder(context) });
  const [first, second] = [await newPart('web'), await newPart('web')];
  const worker = await newPart('worker');
  await first.start({ SEED: 'demo' });
  await Promise.all([second.start(), worker.start({ SHUTDOWN_GRACE_MS: '0' })]);
  const balancer = await startBalancer([first.port, second.port], LOOK_EVERY_MS);
  context.defer(balancer.close);
  const untilBothServe = async () => {
    const began = performance.now();
    while (balancer.readyCount() < 2) {
      assert(performance.now() - began < ALL_READY_WITHIN_MS, 'The balancer does not see both.');
      await pause(LOOK_EVERY_MS);
    }
  };
  await untilBothServe();

  const { cookie } = await signIn(balancer.origin);
  const owner = ownerWith(balancer.origin, cookie);
  const writers = Array.from({ length: EDITORS }, () => newWriter(owner, context.random));
  let goesOn = true;
  const writing = writers.map((writer) => writer.writeOn(() => goesOn));
  const readers = startReaders(balancer.origin, wanted, { atOnce: 6 });
  let restarts = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const part of [first, second, worker]) {
      await part.stop();
      await part.start(part === worker ? { SHUTDOWN_GRACE_MS: '0' } : {});
      await untilBothServe();
      restarts += 1;
    }
  }
  goesOn = false;
  const refused = (await Promise.all(writing)).flat();
  await readers.stop();
  assert.deepEqual([readers.failures, refused], [[], []]);
  for (const writer of writers) await writer.check();
  const posts = writers.flatMap((writer) => writer.posts);
  await checkPosts(await store.open(), posts);
  const saves = writers.reduce((sum, writer) => sum + writer.acknowledged(), 0);
  assert(saves > restarts, 'Hardly anything was saved.');
  return `${restarts} restarts, ${readers.asked()} readers (p95 ${percentile(readers.times, 0.95).toFixed(0)} ms) and ${saves} saves, no request failed`;
}
