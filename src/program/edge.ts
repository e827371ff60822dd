import type { Database } from '#db/open.ts';
import type { EdgeFigures } from '#server/domain/pages/edge/purging/edge-figures.ts';
import type { Environment } from '#server/env.ts';
import type { TellEdge } from '#server/kept-pages/answering/for-caches.ts';
import type { Logger } from '#server/lib/logger.ts';
import { systemClock } from '#server/lib/time/clock.ts';

/** What caches are told beside a page; loaded only where one was named. */
export async function tellEdgeOf({ EDGE_TARGETS: targets }: Environment): Promise<TellEdge | undefined> {
  if (targets.length === 0) return undefined;
  const { createTagHeaders } = await import('#server/domain/pages/edge/tags/tag-headers.ts');
  const tagHeaders = createTagHeaders(targets);
  return (page) => tagHeaders(page) ?? {};
}

interface PurgingParts {
  env: Environment;
  database: Database;
  logger: Logger;
  figures: Map<string, EdgeFigures>;
}

/** Tells the caches that were named of changes, where jobs run. */
export async function startPurging({ env, database, logger, figures }: PurgingParts) {
  if (env.EDGE_TARGETS.length === 0 || env.ROLE === 'web') return async () => {};
  const { createTargets } = await import('#server/domain/pages/edge/targets/create-targets.ts');
  const { startPurgers } = await import('#server/domain/pages/edge/purging/start-purgers.ts');
  return startPurgers({
    ...{ db: database.db, client: database.client, clock: systemClock, figures },
    targets: createTargets(env, systemClock),
    onFailure: (error, target) => logger.warn({ err: error, target }, 'A cache in front could not be told'),
  });
}
