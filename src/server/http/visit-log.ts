import type { FastifyInstance } from 'fastify';
import type { ServedFrom } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import type { NoteVisit } from '#server/domain/readers/crawlers/crawlers.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where its page came from; undefined for what is no page. */
    servedFrom: ServedFrom | undefined;
  }
}

/** Tells of every answer that goes through the framework; kept pages that do not are told of in front of it. */
export function installVisitLog(app: FastifyInstance, noteVisit: NoteVisit): void {
  app.addHook('onResponse', async ({ method, headers, url, servedFrom }, { statusCode }) => {
    if (method !== 'GET' && method !== 'HEAD') return;
    noteVisit(headers['user-agent'], url, statusCode, servedFrom ?? 'server');
  });
}
