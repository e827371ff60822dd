import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#test/harness/programs/free-port.ts';
import { startVarnish } from '#test/harness/servers/varnish.ts';
import type { Figure } from './lib/benchmark.ts';
import { openDesk } from './lib/edge/desk.ts';
import { openDoor } from './lib/edge/door.ts';
import { openFleet } from './lib/fleet.ts';
import { accountEnv } from './lib/hand-over/load.ts';
import { summarise } from './lib/measure.ts';

export const name = 'edge';
export const about =
  'Varnish with `deploy/varnish` before two processes that serve, a third that runs jobs and tells it, PgBouncer, PostgreSQL with its replica: a save at the desk, and how long until Varnish shows it, asked every 5 ms. Then its door for purges is shut for a minute in which 200 saves are made, and it goes on answering readers with what it has; it is tried again after growing pauses, of a minute at most. And the process of jobs is killed at once after a save and started again: the next one waits until the lease of the one that is gone has run out, half a minute.';

const TOKEN = 'a-token-of-this-measurement';
const SAVES = 50;
const MEANWHILE = 200;
const SHUT_MS = 60_000;
const KILLS = 3;
const none = { text: '0', kept: (value: number) => value === 0 };

export async function* run(): AsyncGenerator<Figure> {
  const ports = { a: await freePort(), b: await freePort() };
  const cache = await startVarnish({ origins: [ports.a, ports.b], token: TOKEN });
  const door = await openDoor(cache.purgeUrl);
  const told = { CACHE_TOKEN: TOKEN, EDGE_TARGETS: 'varnish', EDGE_VARNISH_URLS: door.url };
  const fleet = await openFleet({ ...accountEnv, ...told }, ports);
  try {
    const desk = await openDesk(cache.url);
    await pause(5_000);
    const took: number[] = [];
    for (let save = 0; save < SAVES; save += 1) took.push(await desk.saveAndSee());
    const seen = summarise(took);
    const slowest = Math.max(...took);
    yield {
      name: 'a save until Varnish shows it, the slowest',
      value: slowest,
      unit: 'ms',
      detail: `of ${SAVES}; p50 ${Math.round(seen.p50)}, p95 ${Math.round(seen.p95)} ms`,
      promise: { text: '≤ 2,000', kept: (ms) => ms <= 2_000 },
    };
    await pause(3_000);
    yield {
      name: 'left old three seconds after the last of them',
      value: Number(!(await desk.isNew())),
      unit: '',
      detail: 'asked of Varnish again',
      promise: none,
    };

    // What was made just after news is kept for a minute; what is made now, until it is told.
    await pause(66_000);
    await desk.isNew();
    const before = door.calls();
    await door.shut();
    const until = performance.now() + SHUT_MS;
    for (let save = 0; save < MEANWHILE; save += 1) await desk.save();
    await pause(Math.max(0, until - performance.now()));
    await door.open();
    const late = await desk.untilNew();
    await pause(5_000);
    yield {
      name: `${MEANWHILE} saves while nobody took calls: until all is new again`,
      value: late / 1_000,
      unit: 's',
      detail: `${door.calls() - before} calls`,
      promise: { text: '≤ 75', kept: (seconds) => seconds <= 75 },
    };

    const after: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await desk.save();
      await fleet.worker.end('SIGKILL');
      await fleet.worker.start();
      after.push(await desk.untilNew());
    }
    yield {
      name: 'the process of jobs killed after a save: until all is new, the slowest',
      value: Math.max(...after) / 1_000,
      unit: 's',
      detail: `after it was ready again, of ${KILLS}`,
      promise: { text: '≤ 40', kept: (seconds) => seconds <= 40 },
    };
  } finally {
    await fleet.close();
    await door.shut();
    await cache.close();
  }
}
