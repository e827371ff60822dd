import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Keeping } from '#server/domain/pages/edge/answers/tell-answers.ts';

const KEPT = new Set([200, 206, 304]);
const OWN = /\b(?:no-store|no-cache|private)\b/i;

/** A reader's own words: everybody's are different, and there is no end of them. */
function hasWords({ routeOptions, query }: FastifyRequest): boolean {
  const { words } = routeOptions.config;
  return words !== undefined && Boolean((query as Record<string, unknown> | undefined)?.[words]);
}

/** What caches in front may do with an answer: what it says to everybody, and nothing that was made for one. */
export function keepingOf(request: FastifyRequest, reply: FastifyReply): Keeping {
  if (request.method !== 'GET' && request.method !== 'HEAD') return { may: 'not', because: 'method' };
  const said = String(reply.getHeader('cache-control') ?? 'no-store');
  const isOwn =
    request.actor || reply.hasHeader('set-cookie') || /cookie/i.test(String(reply.getHeader('vary')));
  if (!KEPT.has(reply.statusCode) || OWN.test(said) || isOwn || hasWords(request))
    return { may: 'not', because: 'bypass' };
  return { may: /\bimmutable\b/i.test(said) ? 'for-ever' : 'until-told' };
}
