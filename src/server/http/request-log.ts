import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused, in the contract's words: never what was sent. */
    refused: string | undefined;
  }
}

/** Asked every few seconds by machines. */
const quiet = new Set(['/healthz', '/readyz', '/metrics']);

/** One line a request, when it is over; the id also goes to the caller, who can quote it. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, actor, refused } = request;
    // What somebody searched for is nobody's business: the query stays out of the log.
    const url = request.url.split('?', 1)[0];
    const line = {
      method,
      url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(actor && { account: actor.id }),
      ...(refused && { refused }),
    };
    request.log[quiet.has(url ?? '') ? 'debug' : 'info'](line, 'request');
  });
}
