import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#test/harness/programs/free-port.ts';
import { startPooler } from '#test/harness/servers/pooler.ts';
import { startPostgresCluster } from '#test/harness/servers/postgres-cluster.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { startBalancer } from './hand-over/balancer.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [, ...start] = packageFile.scripts.start.split(' ');
const READY_WITHIN_MS = 120_000;

/** What a pooler does not take along is the role's (docs/operations.md, *A pooler between*). */
const SETTINGS = [
  "TimeZone = 'UTC'",
  "search_path = 'public'",
  "statement_timeout = '30000'",
  "idle_in_transaction_session_timeout = '20000'",
].map((setting) => `ALTER ROLE postgres IN DATABASE vitrina SET ${setting}`);

async function tell(url: string, statements: string[]): Promise<pg.QueryResult[]> {
  const client = new pg.Client(url);
  await client.connect();
  const answers = [];
  for (const statement of statements) answers.push(await client.query(statement));
  await client.end();
  return answers;
}

async function untilReady(port: number | undefined, goesOn = () => true): Promise<void> {
  const isReady = async () =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok ?? false;
  for (const began = performance.now(); !(await isReady()); await pause(25))
    if (!goesOn() || performance.now() - began > READY_WITHIN_MS)
      throw new Error(`What listens at ${port} did not become ready.`);
}

/** A process that can be killed and started again at its place. */
function createPlace(env: Record<string, string>) {
  let child: ChildProcess;
  let exited: Promise<unknown>;
  return {
    async start(): Promise<void> {
      const common = { PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', LINK_CHECKS: 'false' };
      const stdio = ['ignore', 'ignore', 'inherit'] as const;
      child = spawn(process.execPath, start, { cwd: root, env: { ...common, ...env }, stdio: [...stdio] });
      exited = once(child, 'close');
      await untilReady(Number(env.PORT), () => child.exitCode === null);
    },
    async end(signal: NodeJS.Signals): Promise<void> {
      child.kill(signal);
      await exited;
    },
  };
}

type Places = Record<'a' | 'b', number>;

/**
 * What docs/operations.md describes as two machines for readers, all of it on this one: HAProxy, two processes that serve,
 * one that runs jobs, PgBouncer, PostgreSQL and a replica of it.
 */
export async function openFleet(env: Record<string, string>, given: Partial<Places> = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-fleet-'));
  const main = await startPostgresCluster({ durable: true });
  await tell(`${main.url}/postgres`, ['CREATE DATABASE vitrina', ...SETTINGS]);
  const replica = await startPostgresCluster({ durable: true, follows: main.url });
  const pooler = await startPooler(main.url);
  const [site, standing] = [await freePort(), await freePort()];
  const a = given.a ?? (await freePort());
  const b = given.b ?? (await freePort());
  const worker = await freePort();
  const origin = `http://127.0.0.1:${site}`;
  const place = (role: string, port: number | undefined) =>
    createPlace({
      ...{ ROLE: role, PORT: String(port), PUBLIC_URL: origin, TRUST_PROXY: '2' },
      // The first has pictures that the others fetch from the folder: machines of their own have a bucket.
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: pooler.addressAt(`${main.url}/vitrina`),
      DATABASE_LISTEN_URL: `${main.url}/vitrina`,
      DATABASE_READ_URL: `${replica.url}/vitrina`,
      ...env,
    });
  const places = { a: place('web', a), b: place('web', b), worker: place('worker', worker) };
  for (const each of [places.worker, places.a, places.b]) await each.start();
  const ports = { 3011: a, 3012: b, 8080: site, 8404: standing } as Record<string, number>;
  const closeBalancer = await startBalancer(folder, ports);
  await untilReady(site);
  return {
    origin,
    ...places,
    pooler,
    pauseReplica: () => tell(`${replica.url}/postgres`, ['SELECT pg_wal_replay_pause()']),
    resumeReplica: () => tell(`${replica.url}/postgres`, ['SELECT pg_wal_replay_resume()']),
    haltReplica: replica.halt,
    startReplica: replica.resume,
    async close(): Promise<void> {
      await closeBalancer();
      for (const each of Object.values(places)) await each.end('SIGTERM');
      await pooler.close();
      await replica.stop();
      await main.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
