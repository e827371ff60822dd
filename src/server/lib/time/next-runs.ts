import { CRON_SHAPE } from '#contract/running/jobs/jobs.words.ts';

/** The queue itself says when it would run. Never started, so it touches no database; read where somebody asks. */
async function openReader() {
  const { PgBoss } = await import('pg-boss');
  return new PgBoss({ db: { executeSql: async () => ({ rows: [] }) } });
}
let opened: ReturnType<typeof openReader> | undefined;

/** The next moments of an expression by a time zone's clock; undefined where either cannot be read. */
export async function nextRuns(
  cron: string,
  timeZone: string,
  from: Date,
  count: number,
): Promise<Date[] | undefined> {
  if (!CRON_SHAPE.test(cron)) return undefined;
  opened ??= openReader();
  const reader = await opened;
  try {
    return reader.previewSchedule(cron, { tz: timeZone, from, count });
  } catch {
    return undefined;
  }
}
