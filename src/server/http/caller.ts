import type { FastifyRequest } from 'fastify';
import type { Caller } from '#contract/caller.ts';
import { requestLocale } from './request-locale.ts';

/** Behind a proxy the address is the one that the proxy names, where TRUST_PROXY says so. */
export const callerOf = (request: FastifyRequest): Caller => ({
  locale: requestLocale(request),
  address: request.ip,
});
