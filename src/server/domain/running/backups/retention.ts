import { DAY } from '#contract/site/durations.ts';
import { engineLimits } from '#contract/site/engine-limits.ts';
import type { BackupRow } from './backups.queries.ts';

type Known = Pick<BackupRow, 'id' | 'reason' | 'state' | 'createdAt' | 'restoreState' | 'rehearsalState'>;

/** 1970 began on a Thursday; weeks begin on Mondays. */
const dayOf = ({ createdAt }: Known) => Math.floor(createdAt.getTime() / DAY);
const weekOf = (row: Known) => Math.floor((dayOf(row) + 3) / 7);

/** The newest of each of the last so many days or weeks that have one. */
function newestOf(rows: Known[], periodOf: (row: Known) => number, periods: number): Known[] {
  const newest = new Map<number, Known>();
  for (const row of rows) if (!newest.has(periodOf(row))) newest.set(periodOf(row), row);
  return [...newest.values()].slice(0, periods);
}

const isBusy = ({ restoreState, rehearsalState }: Known) =>
  [restoreState, rehearsalState].some((state) => state === 'waiting' || state === 'running');

/** Which backups have had their time. The newest that can be restored never has. */
export function pickOutdated<Row extends Known>(rows: Row[], now: Date): Row[] {
  const { days, weeks, beforeRestoreDays, failedDays } = engineLimits.backups;
  const newestFirst = rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const ready = newestFirst.filter(({ state }) => state === 'ready');
  const daily = ready.filter(({ reason }) => reason === 'schedule');
  const kept = new Set<Known>([
    ...ready.slice(0, 1),
    ...newestOf(daily, dayOf, days),
    ...newestOf(daily, weekOf, weeks),
  ]);
  const isOlder = ({ createdAt }: Known, age: number) => now.getTime() - createdAt.getTime() > age * DAY;
  return rows.filter((row) => {
    if (kept.has(row) || isBusy(row)) return false;
    if (row.state === 'failed') return isOlder(row, failedDays);
    if (row.state !== 'ready') return false;
    if (row.reason === 'before_restore') return isOlder(row, beforeRestoreDays);
    return row.reason === 'schedule';
  });
}
