import path from 'node:path';
import { runChecks } from '../checks.ts';
import { type Ending, readJourneyReport, readUnitReport, type Tally, tallyOf } from './report.ts';
import { runLoud } from './run-loud.ts';
import { type TryAgain, trySecondTime } from './second-tries.ts';

/** Which of the tests: all, or those that the named arguments of the runner leave. */
interface Choice {
  scratch: string;
  args?: string[];
  env?: NodeJS.ProcessEnv;
}

export async function checks(): Promise<Tally> {
  const results = await runChecks();
  const failures = results.filter(({ ok }) => !ok).map(({ name }) => `the check of ${name}`);
  return { passed: results.length - failures.length, failures };
}

export async function unitTests({ scratch, args = [], env = {} }: Choice): Promise<Tally> {
  const file = path.join(scratch, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const mayBeNone = args.includes('--passWithNoTests');
  const end = await runLoud('vitest', ['run', ...reporters, ...args], env);
  return tallyOf(file, end, readUnitReport, { mayBeNone });
}

const runJourneys = (report: string, args: string[], env: NodeJS.ProcessEnv): Promise<Ending> =>
  runLoud('playwright', ['test', '--reporter=list,json', ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });

/** By itself, with everything that a browser saw kept for whoever looks for the cause. */
const tryAgain =
  (scratch: string, env: NodeJS.ProcessEnv): TryAgain =>
  async ({ project, file, line, title }, times) => {
    const report = path.join(scratch, 'again.json');
    const args = [
      `${file}:${line}`,
      // Journeys that are written in a loop share a line.
      `--grep=${RegExp.escape(title)}$`,
      `--project=${project}`,
      `--repeat-each=${times}`,
      '--workers=1',
      '--trace=retain-on-failure',
      '--output=test-results/again',
    ];
    const end = await runJourneys(report, args, env);
    const { passed, failures } = tallyOf(report, end, readJourneyReport);
    return passed === times && failures.length === 0;
  };

export async function journeys({
  scratch,
  args = [],
  env = {},
}: Choice): Promise<Tally & { byChance?: string[] }> {
  const report = path.join(scratch, 'playwright.json');
  const tally = tallyOf(report, await runJourneys(report, args, env), readJourneyReport);
  return 'failed' in tally ? trySecondTime(tally, tryAgain(scratch, env)) : tally;
}
