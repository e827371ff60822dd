import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { program, quickEnv } from './quick-start.ts';

export interface ServerProcess {
  child: ChildProcess;
  /** Everything it has printed so far, both streams. */
  output: () => string;
  exited: Promise<number | null>;
}

/** The real program in a process of its own, which whoever starts it has to end. */
export function startProgram(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, program, {
    env: { ...quickEnv, LOG_LEVEL: 'info', LINK_CHECKS: 'false', SHUTDOWN_GRACE_MS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => printed, exited };
}

/** Resolves when it says that it is ready, rejects with what it said where it ends instead. */
export async function untilReady(server: ServerProcess): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    const look = () => server.output().includes('is ready') && resolve();
    server.child.stdout?.on('data', look);
    look();
  });
  await Promise.race([
    ready,
    server.exited.then((code) => Promise.reject(new Error(`It ended with ${code}:\n${server.output()}`))),
  ]);
}
