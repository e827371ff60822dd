import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '#contract/people/accounts/caller.ts';
import type { Actor } from '#contract/site/roles.ts';
import { networkOf } from '#server/lib/network.ts';
import { requestLocale } from './request-locale.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once a session was found; see routes/api.ts. */
    actor: Actor | undefined;
  }
}

export function webHeaders(headers: IncomingHttpHeaders): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value].flat()) if (each !== undefined) result.append(name, each);
  }
  return result;
}

/** Behind a proxy the address is the one that the proxy names, where TRUST_PROXY says so. */
export const callerOf = (request: FastifyRequest): Caller => ({
  locale: requestLocale(request),
  address: networkOf(request.ip),
  actor: request.actor,
  headers: webHeaders(request.headers),
  cookies: [],
});
