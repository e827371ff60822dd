import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '#server/metrics/create-metrics.ts';

/** Metrics, and the token that opens them. */
export interface Watch {
  metrics: Metrics;
  token: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** For whoever has the token; for everybody else there is nothing here. */
export async function metricsRoute(app: FastifyInstance, { metrics, token }: Watch): Promise<void> {
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.type)
      .send(await metrics.read());
  });
}
