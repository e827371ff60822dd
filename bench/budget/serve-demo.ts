import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const main = path.resolve(import.meta.dirname, '../../src/main.ts');
const READY_WITHIN_MS = 120_000;

/** The real program with the demo content, in a process and a folder of its own. */
export async function serveDemo(port: number): Promise<{ origin: string; close: () => Promise<void> }> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrina-budget-'));
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return { origin, close };
    await pause(250);
  }
  await close();
  throw new Error('The site did not become ready.');
}
