import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { memoryOf } from './serve-site.ts';

const root = path.resolve(import.meta.dirname, '../..');
const LOOK_EVERY_MS = 200;
/** As the program runs on a small machine (decision 065). */
export const smallMachine = {
  flags: ['--liftoff-only', '--max-semi-space-size=8', '--heap-growing-percent=25'],
  env: { MALLOC_ARENA_MAX: '2' },
};

interface Ran {
  seconds: number;
  /** The most that its process held, in bytes. */
  memory: number;
}

/** The command as an owner runs it, in a process of its own. */
export async function runMoveIn(args: string[], env: Record<string, string>): Promise<Ran> {
  const began = performance.now();
  const child = spawn(process.execPath, [...smallMachine.flags, 'scripts/move-in.ts', ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, SEED: 'none', ...smallMachine.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let memory = 0;
  const timer = setInterval(() => {
    try {
      memory = Math.max(memory, memoryOf(child.pid ?? 0).most);
    } catch {
      // It has just ended.
    }
  }, LOOK_EVERY_MS);
  const [code] = (await once(child, 'close')) as [number];
  clearInterval(timer);
  if (code !== 0) throw new Error(`npm run move-in ended with ${code}.`);
  return { seconds: (performance.now() - began) / 1000, memory };
}
