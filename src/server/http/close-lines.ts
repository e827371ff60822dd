import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** While the process stops, each answer is the last on its line: whoever keeps it open is to open the next one elsewhere. */
export function closeLinesWhen(app: FastifyInstance, isStopping: () => boolean): void {
  app.server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isStopping()) response.shouldKeepAlive = false;
  });
}
