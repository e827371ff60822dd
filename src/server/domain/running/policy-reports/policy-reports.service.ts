import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Violation } from '#contract/running/policy-reports/policy-reports.schemas.ts';
import { DAY } from '#contract/site/durations.ts';
import { wireLimits } from '#contract/site/wire-limits.ts';
import type { Db } from '#db/open.ts';
import { requireRole } from '#server/lib/permissions.ts';
import { ago, type Clock } from '#server/lib/time/clock.ts';
import * as queries from './policy-reports.queries.ts';
import { createReportGuard } from './report-guard.ts';
import { kindOf } from './sort-violation.ts';

interface Parts {
  db: Db;
  clock: Clock;
  publicUrl: string;
}

interface Sender {
  /** Counted within this process's memory. */
  network: string;
  /** As it was asked: behind a proxy that nobody named, not the public one. */
  host: string;
}

const { gathered: mostGathered, perDay, keptDays, shown } = wireLimits.policyReports;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const keyOf = (row: Omit<queries.PolicyReportRow, 'reports' | 'lastAt'>) =>
  [row.day, row.directive, row.blocked, row.page].join('\n');

/** What browsers say that a page's policy has stopped: gathered in memory, stored as one number a day (decision 059). */
export function createPolicyReportsService({ db, clock, publicUrl }: Parts) {
  const admits = createReportGuard(clock);
  const publicHost = new URL(publicUrl).host;
  let gathered = new Map<string, queries.PolicyReportRow>();
  let storing: Promise<void> = Promise.resolve();

  function gather(row: queries.PolicyReportRow): void {
    const known = gathered.get(keyOf(row));
    if (known) {
      known.reports += row.reports;
      if (row.lastAt > known.lastAt) known.lastAt = row.lastAt;
    } else if (gathered.size < mostGathered) gathered.set(keyOf(row), row);
  }

  /** A day has room for so many kinds; those that are there already go on being counted. */
  async function withRoom(rows: queries.PolicyReportRow[]): Promise<queries.PolicyReportRow[]> {
    const first = rows.map(({ day }) => day).sort()[0] ?? '';
    const there = await queries.listKinds(db, first);
    const known = new Set(there.map(keyOf));
    const taken = Map.groupBy(there, ({ day }) => day);
    const left = new Map(rows.map(({ day }) => [day, perDay - (taken.get(day)?.length ?? 0)]));
    return rows.filter((row) => {
      if (known.has(keyOf(row))) return true;
      const room = left.get(row.day) ?? 0;
      left.set(row.day, room - 1);
      return room > 0;
    });
  }

  async function store(): Promise<void> {
    if (gathered.size === 0) return;
    const rows = [...gathered.values()];
    gathered = new Map();
    try {
      await queries.addReports(db, await withRoom(rows));
    } catch (error) {
      for (const row of rows) gather(row);
      throw error;
    }
  }

  return {
    /** Whoever sends one waits for nothing, and learns nothing. */
    take(violations: readonly Violation[], { network, host }: Sender): void {
      for (const violation of violations) {
        if (!admits(network)) return;
        const kind = kindOf(violation, [publicHost, host]);
        const now = clock();
        if (kind) gather({ ...kind, day: dayOf(now), reports: 1, lastAt: now });
      }
    },

    /** Stores what was gathered; where that fails it is kept for the next time. */
    flush(): Promise<void> {
      storing = storing.catch(() => {}).then(store);
      return storing;
    },

    purge: () => queries.deleteReportsBefore(db, dayOf(ago(clock, keptDays * DAY))),

    async list(caller: Caller) {
      requireRole(caller, 'owner');
      const since = dayOf(ago(clock, (keptDays - 1) * DAY));
      return { days: keptDays, sums: await queries.sumReports(db, since, shown) };
    },
  };
}

export type PolicyReportsService = ReturnType<typeof createPolicyReportsService>;
