import { parseArgs } from 'node:util';
import { changedSince, journeysFor } from './lib/suite/changed.ts';
import { checks, journeys, unitTests } from './lib/suite/parts.ts';
import type { Tally } from './lib/suite/report.ts';
import { openScratch } from './lib/suite/scratch.ts';
import { type Part, summaryOf } from './lib/suite/summary.ts';

/** Two quiet cores; what is installed and built before does not count. */
const BUDGET_SECONDS = { usual: 12 * 60, all: 60 * 60, changed: 2 * 60 };

const { values } = parseArgs({
  options: {
    /** Everything everywhere: every test on both engines, every look at every width. */
    all: { type: 'boolean', default: false },
    /** Only what the changes since the last commit can touch, or since the commit that `--since` names. */
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
  },
});

const scratch = openScratch();
const env = values.all ? { TEST_EVERYTHING: 'true' } : {};
const touched = values.changed ? journeysFor(changedSince(values.since)) : undefined;

type Run = () => Promise<Tally & { byChance?: string[] }>;
const { folder } = scratch;
const changed = values.changed ? [`--changed=${values.since}`, '--passWithNoTests'] : [];
const parts: Record<string, Run> = {
  'format, lint, boundaries, types, unused code': checks,
  'rules, data, HTTP': () => unitTests({ scratch: folder, env, args: changed }),
  'journeys in a browser': () => journeys({ scratch: folder, env, args: touched ?? [] }),
};
if (touched?.length === 0) delete parts['journeys in a browser'];

const results: Part[] = [];
for (const [name, run] of Object.entries(parts)) {
  console.log(`\n# ${name[0]?.toUpperCase()}${name.slice(1)}`);
  const began = performance.now();
  const tally = await run();
  results.push({ ...tally, name, seconds: (performance.now() - began) / 1000 });
}
scratch.remove();

const kind = values.all ? 'all' : values.changed ? 'changed' : 'usual';
console.log(summaryOf(results, BUDGET_SECONDS[kind]));
process.exitCode = results.every(({ failures }) => failures.length === 0) ? 0 : 1;
