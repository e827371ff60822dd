import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface FileTime {
  file: string;
  seconds: number;
  tests: number;
}

/** What one part of the suite came to. */
export interface Tally {
  passed: number;
  /** One entry for each failure: where it is and the first lines of what it says. */
  failures: string[];
  /** How long each file took, where the part has files. */
  files?: FileTime[];
}

/** A journey that failed in the whole run. */
export interface FailedJourney {
  project: string;
  /** From the project's folder. */
  file: string;
  line: number;
  title: string;
  failure: string;
}

export interface JourneyTally extends Tally {
  failed: FailedJourney[];
}

interface UnitReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime?: number;
    endTime?: number;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

interface JourneySpec {
  title: string;
  file: string;
  line: number;
  tests: {
    projectName: string;
    status: string;
    results: { duration?: number; error?: { message?: string } }[];
  }[];
}

interface JourneySuite {
  suites?: JourneySuite[];
  specs?: JourneySpec[];
}

interface JourneyReport extends JourneySuite {
  config: { rootDir: string };
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
  const files = testResults.map(({ name, startTime = 0, endTime = 0, assertionResults }) => ({
    file: path.relative('.', name),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.length,
  }));
  return { passed: numPassedTests, failures, files };
}

const specsOf = ({ suites = [], specs = [] }: JourneySuite): JourneySpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

export function readJourneyReport(report: JourneyReport): JourneyTally {
  const files = new Map<string, FileTime>();
  const failed: FailedJourney[] = [];
  for (const { title, line, tests, ...spec } of specsOf(report)) {
    const file = path.relative('.', path.resolve(report.config.rootDir, spec.file));
    const time = files.get(file) ?? { file, seconds: 0, tests: 0 };
    files.set(file, time);
    for (const { projectName: project, status, results } of tests) {
      time.tests += 1;
      time.seconds += results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000;
      // A journey that passed at the runner's own second try has failed: who may try again is decided elsewhere.
      if (status === 'expected' || status === 'skipped') continue;
      const told = failure(`${file}:${line} › ${title}`, results[0]?.error?.message);
      failed.push({ project, file, line, title, failure: told });
    }
  }
  const outside = report.errors.map(({ message }) => failure('outside of any journey', message));
  return {
    passed: report.stats.expected,
    failures: [...failed.map((each) => each.failure), ...outside],
    files: [...files.values()],
    failed,
  };
}

/** How a runner ended, and the last it wrote to its error output. */
export interface Ending {
  code: number;
  /** What ended it, where it did not end by itself. */
  signal: NodeJS.Signals | null;
  lastWords: string;
}

/** A runner that dies without a report has failed, whatever it counted before. */
export function tallyOf<Report, T extends Tally>(
  file: string,
  end: Ending,
  read: (report: Report) => T,
  { mayBeNone = false } = {},
): T | Tally {
  const failures = (what: string) => [`${what} (${end.signal ?? `exit code ${end.code}`})\n${end.lastWords}`];
  try {
    const tally = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
    if (tally.passed === 0 && tally.failures.length === 0 && !mayBeNone)
      return { ...tally, failures: failures('the runner, which found nothing to run') };
    if (end.code === 0 || tally.failures.length > 0) return tally;
    return { ...tally, failures: failures('something outside of any test') };
  } catch {
    return { passed: 0, failures: failures('the runner, which left no report') };
  }
}
