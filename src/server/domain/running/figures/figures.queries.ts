import { and, count, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { offers } from '#db/schema/commerce/offers.ts';
import { jobRuns } from '#db/schema/running/jobs.ts';

export const listLastSuccesses = (db: Db) =>
  db
    .select({ job: jobRuns.job, edition: jobRuns.edition, at: max(jobRuns.finishedAt) })
    .from(jobRuns)
    .where(eq(jobRuns.state, 'done'))
    .groupBy(jobRuns.job, jobRuns.edition);

export const countOpenRuns = (db: Db) =>
  db
    .select({ state: jobRuns.state, n: count() })
    .from(jobRuns)
    .where(inArray(jobRuns.state, ['waiting', 'running']))
    .groupBy(jobRuns.state);

/** In seconds. The oldest one tells nothing: it belongs to what no shop sells any more. */
export const listPriceAges = (db: Db, now: Date) => {
  const age = sql`extract(epoch FROM ${now.toISOString()}::timestamptz - ${offers.fetchedAt})`;
  return db
    .select({
      edition: offers.locale,
      n: count(),
      newest: sql<number>`min(${age})::float8`,
      median: sql<number>`(percentile_disc(0.5) WITHIN GROUP (ORDER BY ${age}))::float8`,
    })
    .from(offers)
    .where(and(isNotNull(offers.price), isNotNull(offers.fetchedAt)))
    .groupBy(offers.locale);
};
