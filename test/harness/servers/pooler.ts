import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPooler } from '../../../scripts/lib/unpacked.js';
import { freePort } from '../programs/free-port.ts';
import { makeTemporaryFolder } from '../programs/temporary-folder.ts';

/** undefined where it is not here: what needs it is left out, and named. */
export const pooler = findPooler();

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
const START_LIMIT_MS = 30_000;

/** A real PgBouncer that lends a connection for one transaction, on this machine alone; for the user and database of an address. */
export async function startPooler(server: string, more: string[] = []) {
  const folder = makeTemporaryFolder();
  const port = await freePort();
  const { hostname, port: serverPort, username } = new URL(server);
  const file = path.join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort}`,
    '[pgbouncer]',
    ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', `logfile = ${folder}/log`],
    ...['auth_type = trust', `auth_file = ${folder}/users`],
    ...['pool_mode = transaction', 'default_pool_size = 4', 'max_client_conn = 100'],
    ...more,
  ];
  fs.writeFileSync(file, lines.join('\n'));
  fs.writeFileSync(path.join(folder, 'users'), `"${username}" ""\n`);
  fs.chmodSync(folder, 0o777);

  async function open() {
    // It refuses to run as root.
    const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
    const child = spawn(pooler?.program ?? 'pgbouncer', ['-q', file], {
      ...identity,
      env: { PATH: process.env.PATH, LD_LIBRARY_PATH: pooler?.libraries },
      stdio: 'ignore',
    });
    const exited = once(child, 'close');
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await answers())) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`PgBouncer does not answer: ${fs.readFileSync(`${folder}/log`)}`);
      await pause(20);
    }
    return async () => {
      child.kill('SIGTERM');
      await exited;
    };
  }
  async function answers(): Promise<boolean> {
    const client = new pg.Client(addressAt(server));
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  }
  /** The same database, by way of the pooler. */
  function addressAt(url: string): string {
    const address = new URL(url);
    address.port = String(port);
    return address.href;
  }
  let shut = await open();
  return {
    addressAt,
    /** Everybody loses their connection. */
    async restart(): Promise<void> {
      await shut();
      shut = await open();
    },
    async close(): Promise<void> {
      await shut();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
