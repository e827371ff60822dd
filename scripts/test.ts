import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runChecks } from './lib/checks.ts';

interface Tally {
  passed: number;
  failed: number;
}

const scratch = mkdtempSync(path.join(os.tmpdir(), 'vitrina-test-'));

function runLoud(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A runner that dies without a report has failed, whatever it counted before. */
function tallyOf(file: string, exitCode: number, read: (report: unknown) => Tally): Tally {
  try {
    const tally = read(JSON.parse(readFileSync(file, 'utf8')));
    return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function checks(): Promise<Tally> {
  console.log('\n# Format, lint, boundaries, types, unused code');
  const results = await runChecks();
  const passed = results.filter(({ ok }) => ok).length;
  return { passed, failed: results.length - passed };
}

async function unitTests(): Promise<Tally> {
  console.log('\n# Rules, data on both engines, HTTP');
  const file = path.join(scratch, 'vitest.json');
  const code = await runLoud('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return tallyOf(file, code, (report) => {
    const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number };
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

async function browserTests(): Promise<Tally> {
  console.log('\n# Journeys in a browser');
  const file = path.join(scratch, 'playwright.json');
  const code = await runLoud('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return tallyOf(file, code, (report) => {
    const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

const tallies: Tally[] = [];
for (const part of [checks, unitTests, browserTests]) tallies.push(await part());
rmSync(scratch, { recursive: true, force: true });
const total = (key: keyof Tally) => tallies.reduce((sum, tally) => sum + tally[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
