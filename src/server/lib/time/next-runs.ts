import { PgBoss } from 'pg-boss';
import { CRON_SHAPE } from '#contract/running/jobs/jobs.words.ts';

/** Never started, so it touches no database: the queue itself says when it would run. */
const reader = new PgBoss({ db: { executeSql: async () => ({ rows: [] }) } });

/** The next moments of an expression by a time zone's clock; undefined where either cannot be read. */
export function nextRuns(cron: string, timeZone: string, from: Date, count: number): Date[] | undefined {
  if (!CRON_SHAPE.test(cron)) return undefined;
  try {
    return reader.previewSchedule(cron, { tz: timeZone, from, count });
  } catch {
    return undefined;
  }
}
