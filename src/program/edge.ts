import path from 'node:path';
import type { Database } from '#db/open.ts';
import type { EdgeFigures } from '#server/domain/pages/edge/purging/edge-figures.ts';
import type { Environment } from '#server/env.ts';
import type { TellsCaches } from '#server/http/caches/tell-caches.ts';
import { createForCaches } from '#server/kept-pages/answering/for-caches.ts';
import type { KeepingParts } from '#server/kept-pages/open-page-store.ts';
import type { Logger } from '#server/lib/logger.ts';
import { systemClock } from '#server/lib/time/clock.ts';
import type { Services } from '#server/services.ts';
import { buildOf } from './build-of.ts';

const distDir = path.resolve(import.meta.dirname, '../../dist');

/** What the caches in front mean to whoever answers pages. */
interface EdgeParts {
  caches: KeepingParts['caches'];
  /** The same of everything that is no page; undefined where no cache is told. */
  answers: TellsCaches | undefined;
  told: KeepingParts['told'];
  close(): void;
}

/** A 304 renews no tags there: "not changed" would leave a page with those of its last time. */
const WHOLE_ONLY: readonly string[] = ['akamai'];

/** What they are told beside a page; loaded only where one was named. */
export async function openEdge(
  env: Environment,
  { db }: Database,
  { sitemap }: Pick<Services, 'sitemap'>,
): Promise<EdgeParts> {
  const { CACHE_TOKEN: token, EDGE_TARGETS: kinds } = env;
  const untold = { answers: undefined, told: [], close: () => {} };
  if (!token) return { caches: undefined, ...untold };
  if (kinds.length === 0) return { caches: { token }, ...untold };
  const { openEdgeAnswers } = await import('#server/domain/pages/edge/answers/open-edge-answers.ts');
  const { tellEdge, tellAnswer, news, close } = openEdgeAnswers({ db, clock: systemClock, env });
  const wholeOnly = kinds.some((kind) => WHOLE_ONLY.includes(kind));
  const { isCache } = createForCaches({ token });
  const answers = { isCache, tellAnswer, wholeOnly, clock: systemClock };
  return { caches: { token, tellEdge, wholeOnly }, answers, told: [news, sitemap], close };
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
    build: process.argv.includes('--dev') ? '' : buildOf(distDir),
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
