import type { Database } from '#db/open.ts';
import type { EdgeFigures } from '#server/domain/pages/edge/purging/edge-figures.ts';
import type { Environment } from '#server/env.ts';
import type { Watch } from '#server/http/routes/metrics.ts';
import type { MailOutcome } from '#server/metrics/counted-mailer.ts';
import type { JobEnd } from '#server/metrics/create-metrics.ts';
import type { PageFigures } from '#server/metrics/page-figures.ts';
import { createTally } from '#server/metrics/tally.ts';
import type { Services } from '#server/services.ts';

/** What is counted from the first moment, whether or not anybody collects it. */
export const createTallies = () => ({
  jobs: createTally<JobEnd>(),
  mails: createTally<MailOutcome>(),
  /** Of the caches in front that this process tells of changes. */
  edge: new Map<string, EdgeFigures>(),
});

interface WatchParts {
  env: Environment;
  database: Database;
  services: Services;
  tallies: ReturnType<typeof createTallies>;
  pages: () => PageFigures | undefined;
}

/** Metrics where METRICS_TOKEN is set; what makes them is loaded only there. */
export async function openWatch({
  env,
  database,
  services,
  tallies,
  pages,
}: WatchParts): Promise<Watch | undefined> {
  const { METRICS_TOKEN: token, ROLE: role } = env;
  if (!token) return undefined;
  const { createMetrics } = await import('#server/metrics/create-metrics.ts');
  const metrics = createMetrics({
    role,
    pages,
    ...tallies,
    database: () => database.client.stats(),
    figures: role === 'web' ? undefined : services.figures.read,
  });
  return { metrics, token };
}
