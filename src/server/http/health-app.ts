import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from '#server/lib/logger.ts';
import { healthRoutes } from './routes/health.ts';
import { metricsRoute, type Watch } from './routes/metrics.ts';

interface HealthAppParts {
  logger: Logger;
  pingDatabase: () => Promise<unknown>;
  isStopping: () => boolean;
  metrics?: Watch | undefined;
}

/** All that a process which only runs jobs serves: whoever watches over it asks whether it lives. */
export async function buildHealthApp({
  logger,
  metrics,
  ...health
}: HealthAppParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
  }) as unknown as FastifyInstance;
  await app.register(healthRoutes, health);
  if (metrics) await app.register(metricsRoute, metrics);
  return app;
}
