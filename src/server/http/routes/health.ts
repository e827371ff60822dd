import type { FastifyInstance } from 'fastify';

interface HealthOptions {
  /** Rejects where the database does not answer. */
  pingDatabase: () => Promise<unknown>;
  /** True from the moment the process is told to stop: a balancer should send nobody here any more. */
  isStopping: () => boolean;
  /** True as long as a new process gets pages ready: it can serve, and others do so faster. */
  isWarming?: (() => boolean) | undefined;
}

const PING_LIMIT_MS = 3_000;

/** A database that takes longer than a balancer waits is as good as none. */
function inTime(ping: Promise<unknown>): Promise<unknown> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('No answer in time.')), PING_LIMIT_MS);
  return Promise.race([ping, promise]).finally(() => clearTimeout(timer));
}

/** /healthz: the process lives. /readyz: it can serve, because the database answers. */
export async function healthRoutes(app: FastifyInstance, options: HealthOptions): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (options.isStopping()) return reply.code(503).send({ status: 'stopping' });
    if (options.isWarming?.()) return reply.code(503).send({ status: 'warming' });
    try {
      await inTime(options.pingDatabase());
      return { status: 'ready', database: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'The database does not answer');
      return reply.code(503).send({ status: 'unavailable', database: 'unreachable' });
    }
  });
}
