import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { BenchContext, Figure } from './lib/benchmark.ts';
import { accountEnv, startLoad } from './lib/hand-over/load.ts';
import { openMachine } from './lib/hand-over/machine.ts';
import { formerRef, makeTwoVersions } from './lib/hand-over/two-versions.ts';
import { openBenchServer } from './lib/postgres.ts';

export const whyMissed =
  'A process that has just started renders more slowly than one that is warm: where other work takes the machine besides, it reads the news of a save later than it answers.';
export const name = 'hand-over';
export const about =
  'A version beside the one before it, on one PostgreSQL and one `DATA_DIR`, behind a real HAProxy with `deploy/haproxy.cfg`: `deploy/hand-over.sh` hands over to the next one (other built files, a migration more) and back again, the process of jobs following, while six readers ask without an end and an editor saves every second or so. A page is from the past where it was asked for more than a second after a save was acknowledged, and lacks it. `systemctl` is a double. `VERSION_BEFORE=REF` builds the version before from the history.';

const BETWEEN_MS = 6_000;
const none = { text: '0', kept: (value: number) => value === 0 };
const toNextAndBack = ['to the next version', 'back to the version before'];

async function stored(url: string, id: number) {
  const database = new pg.Client(url);
  await database.connect();
  const { rows } = await database.query<{ views: number; version: number; title: string }>(
    `SELECT (SELECT coalesce(sum(count), 0)::int FROM view_days WHERE visitor = 'person') AS views, version, title
      FROM posts WHERE id = $1`,
    [id],
  );
  await database.end();
  return rows[0];
}

export async function* run({ say }: BenchContext): AsyncGenerator<Figure> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-hand-over-'));
  const versions = makeTwoVersions(folder);
  const server = await openBenchServer();
  try {
    const url = await server.createDatabase();
    const env = { DATABASE_URL: url, LINK_CHECKS: 'false', LOG_LEVEL: 'info', ...accountEnv };
    const machine = await openMachine(folder, env);
    try {
      await machine.handOver();
      await machine.startWorker();
      const load = await startLoad(machine.origin);
      await pause(BETWEEN_MS);
      for (const where of toNextAndBack) {
        const seconds = await machine.handOver();
        yield { name: where, value: seconds, unit: 's', detail: 'from the command to its end' };
        await pause(BETWEEN_MS);
      }
      await load.stop();
      const isWorking = await machine.isWorking();
      await machine.stopAll();
      const { answers, saves, views, late, newest } = load.counts;
      for (const failure of load.failures) say(failure);
      const post = load.post();
      const kept = await stored(url, post?.id ?? 0);
      yield {
        name: 'failed answers',
        value: load.failures.length,
        unit: '',
        detail: `of ${answers}`,
        promise: none,
      };
      yield {
        name: 'pages from the past after the promised second',
        value: late,
        unit: '',
        detail: `${saves} saves meanwhile`,
        promise: none,
      };
      const lost = Number(kept?.version !== post?.version) + Number(kept?.title !== `Relevo ${newest}`);
      yield {
        name: 'saves lost',
        value: lost,
        unit: '',
        detail: `of ${saves}, by the last one's number and version`,
        promise: none,
      };
      yield {
        name: 'views lost',
        value: Math.abs(views - (kept?.views ?? 0)),
        unit: '',
        detail: `of ${views}`,
        promise: none,
      };
      yield {
        name: 'jobs stood still after the way back',
        value: Number(!isWorking),
        unit: '',
        detail: `the process that runs them was of ${machine.worked.join(', ')}`,
        promise: none,
      };
      const inOrder = machine.codes.every((code) => code === 0);
      yield {
        name: 'processes that did not end in order',
        value: Number(!inOrder),
        unit: '',
        detail: `exit codes ${machine.codes.join(', ')}`,
        promise: none,
      };
      const [next, back] = [machine.warm.b?.[0] ?? 0, machine.warm.a?.at(-1) ?? 0];
      yield {
        name: 'pages ready before the first reader, next version',
        value: next,
        unit: '',
        detail: `${back} after the way back; those that anybody had asked for`,
      };
    } finally {
      await machine.stopAll().catch(() => {});
      await machine.closeBalancer();
    }
  } finally {
    await server.stop();
    versions.remove();
    if (formerRef) say(`The version before was ${formerRef}.`);
  }
}
