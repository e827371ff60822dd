import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  type JourneyTally,
  readJourneyReport,
  readUnitReport,
  type Tally,
  tallyOf,
} from './lib/suite/report.ts';
import { runLoud } from './lib/suite/run-loud.ts';
import { openScratch } from './lib/suite/scratch.ts';

/** Runs chosen tests again and again beside a load on every core, and says how often each failed. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '20' },
    /** Journeys' sites answer late and in any order, instead of beside a load. */
    late: { type: 'boolean', default: false },
  },
});
const times = Number(values.times);
const journeys = positionals.filter((name) => name.startsWith('e2e'));
const others = positionals.filter((name) => !name.startsWith('e2e'));
if (positionals.length === 0 || !Number.isInteger(times) || times < 1) {
  console.error('npm run shake -- PATH… [--times 20] [--late]: a path below e2e, or of tests elsewhere.');
  process.exit(1);
}

const how = values.late ? 'answers coming late' : `beside a load on ${os.cpus().length} cores`;
const scratch = openScratch();
const burning = (values.late ? [] : os.cpus()).map(() =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
const failed = new Map<string, number>();
let runs = 0;

function count({ passed, failures }: Tally | JourneyTally): void {
  runs += passed + failures.length;
  for (const text of failures) {
    const [where = ''] = text.split('\n', 1);
    failed.set(where, (failed.get(where) ?? 0) + 1);
    console.log(`✗ ${text}`);
  }
}

try {
  if (journeys.length > 0) {
    const report = path.join(scratch.folder, 'journeys.json');
    const args = ['test', ...journeys, `--repeat-each=${times}`, '--reporter=line,json'];
    const end = await runLoud('playwright', args, {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(values.late && { SHAKE_LATE: 'true' }),
    });
    count(tallyOf(report, end, readJourneyReport));
  }
  for (let n = 0; others.length > 0 && n < times; n += 1) {
    const report = path.join(scratch.folder, `unit-${n}.json`);
    const args = ['run', ...others, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    count(tallyOf(report, await runLoud('vitest', args), readUnitReport));
  }
} finally {
  for (const each of burning) each.kill('SIGKILL');
  scratch.remove();
}

console.log(`\n# Shaken ${times} times, ${how}`);
for (const [where, n] of failed) console.log(`${n} of ${times}  ${where}`);
const all = [...failed.values()].reduce((sum, n) => sum + n, 0);
console.log(`\n${runs - all} passed, ${all} failed`);
process.exitCode = all === 0 && runs > 0 ? 0 : 1;
