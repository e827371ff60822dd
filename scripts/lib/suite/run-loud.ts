import { spawn } from 'node:child_process';
import type { Ending } from './report.ts';

/** As much of the error output as tells what went wrong outside of any test. */
const LAST_WORDS = 4_000;

/** Runs a program to its end, everybody listening. */
export function runLoud(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ending> {
  return new Promise((resolve) => {
    let lastWords = '';
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'pipe'],
      env: { ...process.env, ...env },
    });
    child.stderr.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      lastWords = (lastWords + chunk).slice(-LAST_WORDS);
    });
    child.on('error', ({ message }) => resolve({ code: 1, signal: null, lastWords: message }));
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal, lastWords }));
  });
}
