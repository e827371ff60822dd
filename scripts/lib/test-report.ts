import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What one part of the suite came to. */
export interface Tally {
  passed: number;
  /** One entry for each failure: where it is and the first lines of what it says. */
  failures: string[];
}

interface UnitReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

interface JourneySuite {
  suites?: JourneySuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface JourneyReport extends JourneySuite {
  stats: { expected: number };
  errors: { message?: string }[];
}

const LINES = 6;
const LONGEST_LINE = 300;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
const COLOURS = /\u001b\[\d+(;\d+)*m/g;

function failure(where: string, message = ''): string {
  const lines = message.replace(COLOURS, '').split('\n').slice(0, LINES);
  return [where, ...lines.map((line) => `    ${line.slice(0, LONGEST_LINE)}`)].join('\n');
}

export function readUnitReport({ numPassedTests, testResults }: UnitReport): Tally {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(file, message)] : [];
    return failed.map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages?.[0]));
  });
  return { passed: numPassedTests, failures };
}

function failedJourneys({ suites = [], specs = [] }: JourneySuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      // A journey that passed at the second try has failed: there is one try, and it counts.
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => failure(`${file}:${line} › ${title}`, results[0]?.error?.message)),
  );
  return [...own, ...suites.flatMap(failedJourneys)];
}

export function readJourneyReport(report: JourneyReport): Tally {
  const outside = report.errors.map(({ message }) => failure('outside of any journey', message));
  return { passed: report.stats.expected, failures: [...failedJourneys(report), ...outside] };
}

/** How a runner ended, and the last it wrote to its error output. */
export interface Ending {
  code: number;
  lastWords: string;
}

/** A runner that dies without a report has failed, whatever it counted before. */
export function tallyOf<Report>(file: string, end: Ending, read: (report: Report) => Tally): Tally {
  const failures = (what: string) => [`${what} (exit code ${end.code})\n${end.lastWords}`];
  try {
    const tally = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
    if (end.code === 0 || tally.failures.length > 0) return tally;
    return { ...tally, failures: failures('something outside of any test') };
  } catch {
    return { passed: 0, failures: failures('the runner, which left no report') };
  }
}
