import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../programs/free-port.ts';

export interface PostgresCluster {
  /** Without the name of a database: append `/name`. */
  url: string;
  /** The folder in which it listens besides: `?host=` behind an address. */
  sockets: string;
  /** Gone for a while, with everything that it holds. */
  halt(): void;
  /** Gone from one moment to the next, as by kill -9. */
  kill(): void;
  resume(): void;
  stop(): Promise<void>;
}

interface Identity {
  uid?: number;
  gid?: number;
}

const START_LIMIT_MS = 30_000;

/**
 * Standard input stays open for as long as this process lives, so the server ends and cleans up even after a kill; it
 * may be another one than was started here.
 */
const SUPERVISOR = `
  "$1/postgres" -D "$2/data" >"$2/log" 2>&1 &
  trap '' INT TERM HUP
  cat >/dev/null
  "$1/pg_ctl" -D "$2/data" -m fast -w stop >/dev/null 2>&1
  wait
  rm -rf "$2"
`;

interface ClusterOptions {
  /** Slower, and nothing that it has acknowledged is lost when it is killed. */
  durable?: boolean;
  /** Of another cluster: this one is a copy of it, and goes on following it. */
  follows?: string;
}

/** A throw-away server made from the PostgreSQL of this system, on 127.0.0.1 only. */
export async function startPostgresCluster({
  durable = false,
  follows,
}: ClusterOptions = {}): Promise<PostgresCluster> {
  const binaries = findBinaries();
  const identity = unprivilegedIdentity();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-postgres-'));
  if (identity.uid !== undefined) fs.chownSync(folder, identity.uid, identity.gid ?? identity.uid);
  const port = await freePort();
  const options = { ...identity, cwd: folder };
  try {
    const [maker = '', ...given] = follows ? copyOf(follows, folder) : emptyIn(folder);
    execFileSync(path.join(binaries, maker), given, { ...options, stdio: 'pipe' });
    fs.appendFileSync(`${folder}/data/postgresql.conf`, settings(port, folder) + (durable ? '' : CARELESS));
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const supervisor = spawn('/bin/sh', ['-c', SUPERVISOR, 'postgres-supervisor', binaries, folder], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true, // a signal to this process and its group must leave it the time to clean up
  });
  const ended = new Promise<void>((resolve) => supervisor.once('exit', () => resolve()));
  const stop = async () => {
    supervisor.stdin.end();
    await ended;
  };
  const control = (...args: string[]) =>
    void execFileSync(path.join(binaries, 'pg_ctl'), ['-D', `${folder}/data`, '-w', ...args], {
      ...options,
      stdio: 'ignore',
    });
  const url = `postgres://postgres@127.0.0.1:${port}`;
  try {
    await waitUntilItAnswers(url);
  } catch (error) {
    const log = fs.readFileSync(`${folder}/log`, 'utf8');
    await stop();
    throw new Error(`PostgreSQL did not start:\n${log}`, { cause: error });
  }
  return {
    url,
    sockets: folder,
    halt: () => control('-m', 'fast', 'stop'),
    kill: () =>
      process.kill(Number(fs.readFileSync(`${folder}/data/postmaster.pid`, 'utf8').split('\n', 1)[0]), 9),
    resume: () => control('-l', `${folder}/log`, 'start'),
    stop,
  };
}

const emptyIn = (folder: string): string[] =>
  ['initdb', '-D', `${folder}/data`, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'].concat(
    '--locale=C',
    '--no-sync',
  );

/** With what it needs to follow the other one from here on. */
const copyOf = (url: string, folder: string): string[] =>
  ['pg_basebackup', '-d', `${url}/postgres`, '-D', `${folder}/data`, '-R', '-X', 'stream'].concat(
    ...['-c', 'fast', '--no-sync'],
  );

function settings(port: number, folder: string): string {
  return `
    listen_addresses = '127.0.0.1'
    port = ${port}
    unix_socket_directories = '${folder}'
    max_connections = 100
    shared_buffers = 64MB
  `;
}

const CARELESS = `
    fsync = off
    synchronous_commit = off
    full_page_writes = off
  `;

/** The newest that is installed; Debian keeps them off the PATH. */
function findBinaries(): string {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const candidates = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  const found = candidates.find((folder) =>
    ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(folder, name))),
  );
  if (found) return found;
  throw new Error(
    'No PostgreSQL was found. Install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL.',
  );
}

/** PostgreSQL refuses to run as root. */
function unprivilegedIdentity(): Identity {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) => Number(execFileSync('id', [flag, user], { stdio: 'pipe' }).toString());
      return { uid: number('-u'), gid: number('-g') };
    } catch {
      // no such user: the next one
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody to run it as.');
}

async function waitUntilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const client = new pg.Client(`${url}/postgres`);
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}
