import type { FileTime, Tally } from './report.ts';

export interface Part extends Tally {
  name: string;
  seconds: number;
  byChance?: string[];
}

const SLOWEST = 20;
const minutes = (seconds: number) => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
};
const column = (text: string, width: number) => text.padStart(width);

const slowestOf = (files: FileTime[]) =>
  files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(
      ({ file, seconds, tests }) => `${column(seconds.toFixed(1), 8)} s ${column(`${tests}`, 5)}  ${file}`,
    );

/** The last that is said of a run: what took how long, what failed, and how many. */
export function summaryOf(parts: Part[], budgetSeconds: number): string {
  const failures = parts.flatMap((part) => part.failures);
  const byChance = parts.flatMap((part) => part.byChance ?? []);
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  const total = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  const share = Math.round((total / budgetSeconds) * 100);
  return [
    '\n# How long it took',
    ...parts.map(
      ({ name, seconds, passed: count }) =>
        `${column(seconds.toFixed(1), 8)} s ${column(`${count}`, 5)}  ${name}`,
    ),
    `${minutes(total)} of ${minutes(budgetSeconds)}: ${share} %`,
    `\n# The slowest files`,
    ...slowestOf(parts.flatMap(({ files = [] }) => files)),
    // Said again at the very end: between a failure and these lines there can be minutes of output.
    ...(failures.length > 0 ? ['\n# Failed', ...failures.map((text) => `✗ ${text}`)] : []),
    ...(byChance.length > 0 ? ['\n# By chance', ...byChance] : []),
    `\n${passed} passed, ${failures.length} failed`,
  ].join('\n');
}
