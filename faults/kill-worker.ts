import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { JobId } from '#contract/running/jobs/jobs.words.ts';
import type { Engine, FaultContext } from './lib/fault.ts';
import { checkEffects, makeWork, rounds } from './lib/job-effects.ts';
import { signIn } from './lib/owner.ts';
import { newSite } from './lib/site.ts';
import { newStore } from './lib/store.ts';

export const name = 'kill-worker';
export const about =
  'kill -9 of a worker while it runs every job, each held in the middle of its work; another takes over.';
export const engines: readonly Engine[] = ['pg'];
export const limitMs = 12 * 60_000;

/** Statements end by themselves after half a minute: until then all have to be under way. */
const BEGUN_WITHIN_MS = 25_000;
/** Half a minute of silence, and what the work takes on a busy machine. */
const DONE_WITHIN_MS = 4.5 * 60_000;

/** One that has begun comes to what is held within this time. */
const REACHED_AFTER_MS = 3_000;

const perEdition: readonly JobId[] = ['prices', 'pre-render'];
const editionOf = (job: JobId) => (perEdition.includes(job) ? { edition: 'br' } : {});

interface Attempt {
  job: JobId;
  state: string;
  attempt: number;
  queue_id: string;
}

/** A search engine that keeps silent until it is told to answer. */
async function silentEngine({ defer }: FaultContext) {
  const waiting: http.ServerResponse[] = [];
  const told: string[] = [];
  let answers = false;
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    told.push(Buffer.concat(parts).toString());
    if (answers) response.writeHead(202).end();
    else waiting.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  defer(() => {
    server.closeAllConnections();
    server.close();
  });
  const answer = () => {
    answers = true;
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, told, waiting, answer };
}

export async function run(context: FaultContext): Promise<string> {
  const store = await newStore(context);
  const engine = await silentEngine(context);
  const env: Record<string, string> = {
    ...store.env,
    INDEXNOW_KEY: 'a-key-of-ours',
    INDEXNOW_URL: engine.url,
    SHUTDOWN_GRACE_MS: '0',
    LINK_CHECKS: 'true',
  };
  const web = await newSite(context, { ...env, ROLE: 'web' });
  const worker = await newSite(context, { ...env, ROLE: 'worker' });
  await web.start();
  const owner = await signIn(web.origin);
  const [database, holder] = [new pg.Client(env.DATABASE_URL), new pg.Client(env.DATABASE_URL)];
  for (const client of [database, holder]) {
    await client.connect();
    context.defer(() => client.end());
  }
  const attempts = async () =>
    (await database.query<Attempt>('SELECT job, state, attempt, queue_id FROM job_runs ORDER BY id')).rows;
  const until = async (what: string, withinMs: number, isSo: () => Promise<boolean>) => {
    for (const began = performance.now(); !(await isSo()); await pause(100)) {
      const runs = JSON.stringify(await attempts());
      assert(performance.now() - began < withinMs, `${what} took too long: ${runs}`);
    }
  };

  await worker.start();
  await owner.ask('POST', '/api/admin/backups');
  await until('A backup', DONE_WITHIN_MS, async () => {
    const { rowCount } = await database.query("SELECT FROM backups WHERE state = 'ready'");
    return rowCount === 1;
  });
  await worker.stop();
  await makeWork(owner, database);
  await worker.start();
  const killedIn: JobId[] = [];
  let longest = 0;
  for (const { jobs, hold } of rounds) {
    await holder.query(hold);
    for (const job of jobs) await owner.ask('POST', '/api/admin/jobs/runs', { job, ...editionOf(job) });
    const running = async () =>
      (await attempts()).filter(({ job, state }) => state === 'running' && jobs.includes(job));
    await until('Beginning', BEGUN_WITHIN_MS, async () => {
      const begun = (await running()).map(({ job }) => job);
      return jobs.every((job) => begun.includes(job)) && engine.waiting.length > 0;
    });
    await pause(REACHED_AFTER_MS);
    const cut = await running();
    assert.deepEqual(new Set(cut.map(({ job }) => job)), new Set(jobs));
    await worker.kill();
    await holder.query('ROLLBACK');
    engine.answer();
    const began = performance.now();
    await worker.start();
    await until('Taking over', DONE_WITHIN_MS, async () => {
      const done = (await attempts()).filter(({ state }) => state === 'done').map(({ queue_id }) => queue_id);
      return cut.every(({ queue_id }) => done.includes(queue_id));
    });
    longest = Math.max(longest, performance.now() - began);
    for (const { job, queue_id } of cut) {
      const course = (await attempts()).filter((each) => each.queue_id === queue_id);
      assert.deepEqual(
        course.map(({ state }) => state),
        ['lost', 'done'],
        job,
      );
    }
    killedIn.push(...jobs);
  }
  await checkEffects(database);
  assert(engine.told.length >= 2 && engine.told[1]?.includes('/br/'), 'Nobody was told again.');
  await worker.stop();
  await web.stop();
  return `killed in ${killedIn.join(', ')}; each taken over and done by the second attempt, the last after ${(longest / 1000).toFixed(0)} s; what they had to do is done once`;
}
