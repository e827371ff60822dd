import { setTimeout as pause } from 'node:timers/promises';
import type { BenchContext, Figure } from './lib/benchmark.ts';
import { openFleet } from './lib/fleet.ts';
import { accountEnv, startLoad } from './lib/hand-over/load.ts';

export const name = 'fleet';
export const about =
  'Two processes that serve and one that runs jobs, PgBouncer by transaction, PostgreSQL and a streaming replica, HAProxy in front with `deploy/haproxy.cfg`: all of “two machines for readers” (docs/operations.md), on one machine. Six readers ask without an end and an editor saves every second or so, while one part after the other is taken away and comes back. A page is from the past where it was asked for more than a second after a save was acknowledged, and lacks it.';

const STEP_MS = 6_000;
const none = { text: '0', kept: (value: number) => value === 0 };

type Fleet = Awaited<ReturnType<typeof openFleet>>;

/** Each is away for a while, and then back. */
const faults: [what: string, away: (fleet: Fleet) => unknown, back: (fleet: Fleet) => unknown][] = [
  ['nothing', () => {}, () => {}],
  ['the replica stands still', (fleet) => fleet.pauseReplica(), (fleet) => fleet.resumeReplica()],
  ['the replica is away', (fleet) => fleet.haltReplica(), (fleet) => fleet.startReplica()],
  ['the process of jobs is killed', (fleet) => fleet.worker.end('SIGKILL'), (fleet) => fleet.worker.start()],
  ['one that serves is stopped', (fleet) => fleet.a.end('SIGTERM'), (fleet) => fleet.a.start()],
  ['one that serves is killed', (fleet) => fleet.b.end('SIGKILL'), (fleet) => fleet.b.start()],
  ['PgBouncer starts anew', (fleet) => fleet.pooler.restart(), () => {}],
];

export async function* run({ say }: BenchContext): AsyncGenerator<Figure> {
  const fleet = await openFleet(accountEnv);
  try {
    const load = await startLoad(fleet.origin);
    for (const [what, away, back] of faults) {
      const before = { ...load.counts, failed: load.failures.length };
      await away(fleet);
      await pause(STEP_MS);
      await back(fleet);
      await pause(STEP_MS);
      const { answers, saves, late } = load.counts;
      for (const failure of load.failures.slice(before.failed)) say(failure);
      yield {
        name: `failed answers, ${what}`,
        value: load.failures.length - before.failed,
        unit: '',
        detail: `of ${answers - before.answers}; ${saves - before.saves} saves, ${late - before.late} pages from the past`,
        promise: none,
      };
    }
    const { late, saves } = load.counts;
    yield {
      name: 'pages from the past after the promised second',
      value: late,
      unit: '',
      detail: `${saves} saves`,
      promise: none,
    };
    await load.stop();
  } finally {
    await fleet.close();
  }
}
