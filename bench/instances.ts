import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Figure } from './lib/benchmark.ts';
import { type Desk, signIn } from './lib/desk.ts';
import { openBenchServer } from './lib/postgres.ts';
import { type ServedSite, serveSite } from './lib/serve-site.ts';

export const name = 'instances';
export const about =
  'Four processes (`ROLE=web`) on one PostgreSQL, each with its own kept pages. A post is published through the first; each is asked for its kept home page, every 10 ms, until the post stands in it. The time runs from the moment the call is sent to the last of the four; the value is the longest of 20 publications, in seconds. Then all four are left alone.';

const PORTS = [3991, 3992, 3993, 3994];
const PUBLICATIONS = 20;
const ASK_EVERY_MS = 10;
const GIVE_UP_MS = 20_000;
const home = '/es';
const account = { identifier: 'bench', password: 'uma ponte de pedra velha' };

/** Over when the page of this instance says so; answers when that was. */
async function untilSeen({ origin }: ServedSite, title: string, since: number): Promise<number> {
  while (performance.now() - since < GIVE_UP_MS) {
    const html = await (await fetch(origin + home)).text();
    if (html.includes(title)) return performance.now() - since;
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`${origin} has not shown the post after ${GIVE_UP_MS} ms.`);
}

const LISTENERS =
  "FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'vitrina listener'";

/** Ends the connections by which instances hear of changes, and no other, once all have one again. */
async function dropListeners(database: pg.Client, count: number): Promise<void> {
  const listeners = async () => (await database.query(`SELECT pid ${LISTENERS}`)).rows.length;
  while ((await listeners()) < count) await pause(ASK_EVERY_MS);
  await database.query(`SELECT pg_terminate_backend(pid) ${LISTENERS}`);
}

interface Course {
  instances: ServedSite[];
  desk: Desk;
  before: () => Promise<void>;
}

async function publishAll({ instances, desk, before }: Course): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < PUBLICATIONS; n += 1) {
    const { publish, title } = await desk.draft();
    // Kept and asked for, so that it has to be renewed.
    for (const { origin } of instances) await (await fetch(origin + home)).text();
    await before();
    const since = performance.now();
    const seen = Promise.all(instances.map((instance) => untilSeen(instance, title, since)));
    await publish();
    times.push(Math.max(...(await seen)));
  }
  return times.sort((a, b) => a - b);
}

const figureOf = (what: string, times: number[]): Figure => {
  const longest = times.at(-1) ?? 0;
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  return {
    name: what,
    value: longest / 1000,
    detail: `p50 ${middle.toFixed(0)} ms, longest ${longest.toFixed(0)} ms, ${times.length} publications`,
    promise: { text: '≤ 1', kept: (value) => value <= 1 },
  };
};

const IDLE_MS = 15_000;

/** What processes cost that nobody asks for anything. */
async function* idle(database: pg.Client, instances: ServedSite[]): AsyncGenerator<Figure> {
  const transactions = async () => {
    // Sessions report what they did within a second, if they did anything since.
    const sql =
      'SELECT xact_commit + xact_rollback AS n FROM pg_stat_database WHERE datname = current_database()';
    const { rows } = await database.query<{ n: string }>(sql);
    return Number(rows[0]?.n);
  };
  const before = await transactions();
  await pause(IDLE_MS);
  const each = (await transactions()) - before;
  yield {
    name: 'an idle process, transactions',
    value: each / (IDLE_MS / 1000) / instances.length,
    unit: 'a second',
    detail: `${each} by ${instances.length} processes in ${IDLE_MS / 1000} s`,
  };
  const { rows } = await database.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'vitrina%'",
  );
  yield {
    name: 'connections of a process, so far',
    value: (rows[0]?.n ?? 0) / instances.length,
    unit: 'connections',
    detail: `${rows[0]?.n} by ${instances.length} processes; at most 11 each`,
  };
  const megabytes = instances.map(({ pid }) => {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  });
  yield {
    name: 'memory of a process',
    value: Math.max(...megabytes),
    unit: 'MB',
    detail: 'the largest of the four, after all of the above',
  };
}

export async function* run(): AsyncGenerator<Figure> {
  const server = await openBenchServer();
  const url = await server.createDatabase();
  const database = new pg.Client(url);
  const instances: ServedSite[] = [];
  try {
    await database.connect();
    const env = {
      ROLE: 'web',
      DATABASE_URL: url,
      LOG_LEVEL: 'error',
      SHUTDOWN_GRACE_MS: '0',
      ADMIN_IDENTIFIER: account.identifier,
      ADMIN_PASSWORD: account.password,
    };
    // The first one migrates, seeds and makes the account.
    for (const port of PORTS) instances.push(await serveSite(port, { env }));
    const desk = await signIn(instances[0]?.origin ?? '', account);
    yield figureOf(
      'published, seen on all four',
      await publishAll({ instances, desk, before: async () => {} }),
    );
    const times = await publishAll({
      instances,
      desk,
      before: () => dropListeners(database, instances.length),
    });
    yield figureOf('the same, right after every connection that listens was cut', times);
    if (process.platform === 'linux') yield* idle(database, instances);
  } finally {
    await Promise.all(instances.map(({ close }) => close()));
    await database.end();
    await server.stop();
  }
}
