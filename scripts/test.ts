import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runChecks } from './lib/checks.ts';
import { type Ending, readJourneyReport, readUnitReport, type Tally, tallyOf } from './lib/test-report.ts';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'vitrina-test-'));

/** As much of the error output as tells what went wrong outside of any test. */
const LAST_WORDS = 4_000;

function runLoud(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ending> {
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
    child.on('error', ({ message }) => resolve({ code: 1, lastWords: message }));
    child.on('close', (code) => resolve({ code: code ?? 1, lastWords }));
  });
}

async function checks(): Promise<Tally> {
  console.log('\n# Format, lint, boundaries, types, unused code');
  const results = await runChecks();
  const failures = results.filter(({ ok }) => !ok).map(({ name }) => `the check of ${name}`);
  return { passed: results.length - failures.length, failures };
}

async function unitTests(): Promise<Tally> {
  console.log('\n# Rules, data on both engines, HTTP');
  const file = path.join(scratch, 'vitest.json');
  const end = await runLoud('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return tallyOf(file, end, readUnitReport);
}

async function browserTests(): Promise<Tally> {
  console.log('\n# Journeys in a browser');
  const file = path.join(scratch, 'playwright.json');
  const end = await runLoud('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return tallyOf(file, end, readJourneyReport);
}

const tallies: Tally[] = [];
for (const part of [checks, unitTests, browserTests]) tallies.push(await part());
rmSync(scratch, { recursive: true, force: true });
const failures = tallies.flatMap((tally) => tally.failures);
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
// Said again at the very end: between a failure and this line there can be half an hour of output.
if (failures.length > 0) console.log(`\n# Failed\n${failures.map((text) => `✗ ${text}`).join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
