import type { FastifyInstance } from 'fastify';
import { readTrace, runTraced } from '#server/lib/tracing/trace-context.ts';

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
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent, tracestate } = request.headers;
    const trace = readTrace(traceparent, tracestate);
    if (!trace) return done();
    // By the names under which those who collect lines and traces look for each other.
    const { traceId: trace_id, spanId: span_id, parentSpanId: parent_span_id } = trace;
    request.log = request.log.child({ trace_id, span_id, parent_span_id });
    runTraced(trace, done);
  });
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
