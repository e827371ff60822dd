import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { quickEnv, quickStart } from './quick-start.ts';

interface Child {
  process: ChildProcess;
  /** Whole lines of its output so far: a line cut off by a kill is not among them. */
  lines: string[];
  /** Resolves with the first line that comes after the call. */
  nextLine(): Promise<string>;
  /** Resolves with everything on standard error once it has ended. */
  ended: Promise<{ code: number | null; errors: string }>;
  kill(): Promise<void>;
}

const scripts = {
  openDatabase: new URL('./children/open-database.ts', import.meta.url),
  restoreBackup: new URL('./children/restore-backup.ts', import.meta.url),
  runJobs: new URL('./children/run-jobs.ts', import.meta.url),
  s3Server: new URL('./children/s3-server.ts', import.meta.url),
  writeNumbers: new URL('./children/write-numbers.ts', import.meta.url),
};

/** The S3 server makes its marks of where a list goes on with a cipher that Node keeps apart. */
const flags: Partial<Record<keyof typeof scripts, string[]>> = { s3Server: ['--openssl-legacy-provider'] };

/** Runs a script of ./children in a process of its own. */
export function startChild(script: keyof typeof scripts, ...args: string[]): Child {
  const flagged = [...quickStart, ...(flags[script] ?? []), fileURLToPath(scripts[script]), ...args];
  const child = spawn(process.execPath, flagged, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...quickEnv },
  });
  const lines: string[] = [];
  const errors: string[] = [];
  let partial = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const pieces = (partial + text).split('\n');
    partial = pieces.pop() ?? '';
    lines.push(...pieces);
    for (const line of pieces) child.emit('line', line);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    errors: errors.join(''),
  }));
  return {
    process: child,
    lines,
    ended,
    async nextLine() {
      const line = once(child, 'line').then(([text]) => text as string);
      const early = ended.then(({ errors: text }) =>
        Promise.reject(new Error(`${script} ended early. ${text}`)),
      );
      return Promise.race([line, early]);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
