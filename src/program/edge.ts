import type { Database } from '#db/open.ts';
import type { EdgeFigures } from '#server/domain/pages/edge/purging/edge-figures.ts';
import type { Environment } from '#server/env.ts';
import type { KeepingParts } from '#server/kept-pages/open-page-store.ts';
import type { Logger } from '#server/lib/logger.ts';
import { systemClock } from '#server/lib/time/clock.ts';

/** What the caches in front mean to whoever answers pages. */
interface EdgeParts {
  caches: KeepingParts['caches'];
  told: KeepingParts['told'];
  close(): void;
}

/** A 304 renews no tags there: "not changed" would leave a page with those of its last time. */
const WHOLE_ONLY: readonly string[] = ['akamai'];

/** What they are told beside a page; loaded only where one was named. */
export async function openEdge(env: Environment, { db }: Database): Promise<EdgeParts> {
  const { CACHE_TOKEN: token, EDGE_TARGETS: kinds } = env;
  if (!token) return { caches: undefined, told: [], close: () => {} };
  if (kinds.length === 0) return { caches: { token }, told: [], close: () => {} };
  const { openEdgeAnswers } = await import('#server/domain/pages/edge/answers/open-edge-answers.ts');
  const { tellEdge, news, close } = openEdgeAnswers({ db, clock: systemClock, env });
  const wholeOnly = kinds.some((kind) => WHOLE_ONLY.includes(kind));
  return { caches: { token, tellEdge, wholeOnly }, told: [news], close };
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
    onTrouble: ({ outcome, detail }, target) =>
      outcome === 'refused'
        ? logger.error(
            { target, answer: detail },
            'A cache in front refuses to be told: mend its access and have it told again at the desk, or start anew',
          )
        : logger.warn({ target, answer: detail }, 'A cache in front cannot be told now; it is tried again'),
  });
}
