import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import packageFile from '../../package.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../..');
/** As `npm start` does, with the flags that an owner gets. */
const [, ...start] = packageFile.scripts.start.split(' ');
const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 25;

export interface ServedSite {
  origin: string;
  pid: number;
  /** From its start to the first "ready", in milliseconds. */
  readyAfter: number;
  close: () => Promise<void>;
}

interface Options {
  /** Kept afterwards; otherwise it gets a folder of its own that is not. */
  dataDir?: string;
  env?: Record<string, string>;
}

const isReady = async (origin: string): Promise<boolean> =>
  (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok ?? false;

/** The real program in a process of its own; with the demo content unless its environment says otherwise. */
export async function serveSite(port: number, { dataDir, env }: Options = {}): Promise<ServedSite> {
  const folder = dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-bench-'));
  const origin = `http://127.0.0.1:${port}`;
  // It would be measured in place of the one that cannot start beside it.
  if (await isReady(origin)) throw new Error(`Something answers on ${origin} already: stop it first.`);
  const started = performance.now();
  const child = spawn(process.execPath, start, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      LINK_CHECKS: 'false',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    if (dataDir === undefined) fs.rmSync(folder, { recursive: true, force: true });
  };
  while (performance.now() - started < READY_WITHIN_MS && child.exitCode === null) {
    if (await isReady(origin))
      return { origin, pid: child.pid ?? 0, readyAfter: performance.now() - started, close };
    await pause(LOOK_EVERY_MS);
  }
  await close();
  throw new Error('The site did not become ready.');
}

/** What a process holds of memory now, and the most that it ever held; in bytes. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024;
  return { now: read('VmRSS'), most: read('VmHWM') };
}
