import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TellAnswer } from '#server/domain/pages/edge/answers/tell-answers.ts';
import { type Seen, watchSeen } from '#server/domain/pages/invalidations/seen.ts';
import type { Clock } from '#server/lib/time/clock.ts';
import { requestLocale } from '../request-locale.ts';
import { keepingOf } from './keeping-of.ts';

/** A cache in front, and what it is told beside an answer that is no page. */
export interface TellsCaches {
  isCache: (request: Pick<FastifyRequest, 'headers'>) => boolean;
  tellAnswer: TellAnswer;
  /** Whether "not changed" would leave it with what it was told before. */
  wholeOnly: boolean;
  clock: Clock;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a cache that has shown itself: what its answer is made of, and since when. */
    shown: { seen: Seen; begun: Date } | undefined;
  }
}

/** Of what it is that a cache asks for, and what may become of it. */
export function installTellCaches(app: FastifyInstance, caches: TellsCaches): void {
  const { isCache, tellAnswer, wholeOnly, clock } = caches;

  app.addHook('onRequest', (request, _reply, done) => {
    if (!isCache(request)) return done();
    if (wholeOnly) delete request.headers['if-none-match'];
    const begun = clock();
    watchSeen((seen) => {
      request.shown = { seen, begun };
      done();
    });
  });

  app.addHook('onSend', async (request, reply) => {
    const { shown } = request;
    // A page has said it already, in its own way.
    if (!shown || reply.hasHeader('cache-status')) return;
    const keeping = keepingOf(request, reply);
    const pathname = request.url.split('?', 1)[0] ?? '';
    const locale = requestLocale(request);
    const caching = String(reply.getHeader('cache-control') ?? '');
    reply.headers(tellAnswer({ pathname, caching, locale, keeping, ...shown }, clock().getTime()));
    // One who takes no encoding is answered without a word about the others: the next would get the same.
    if (keeping.may === 'until-told' && !reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  });
}

/** What the router itself refuses. */
export function markForCache({ isCache }: TellsCaches, request: FastifyRequest, reply: FastifyReply): void {
  if (isCache(request)) reply.header('cache-status', 'Vitrina; fwd=bypass');
}
