import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#server/lib/errors.ts';
import { allowedMethods } from '../allowed-methods.ts';
import { requestLocale } from '../request-locale.ts';
import { mapError } from './error-mapper.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See contract/site/endpoint.schemas.ts. */
    messageOnTop?: boolean;
    words?: string | undefined;
  }
}

const RETRY_AFTER_SECONDS = 5;

/** What a caller is told of a failure. What only we can mend is written down, and a wait stands in a header. */
export async function explainError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = await mapError(error, requestLocale(request));
  const { reason, code } = refusal.body.error;
  request.refused = reason ?? code;
  if (refusal.status >= 500) request.log.error({ err: error }, 'The request failed');
  const retryAfter = error instanceof DomainError ? error.retryAfter : undefined;
  if (retryAfter ?? refusal.status === 503) reply.header('retry-after', retryAfter ?? RETRY_AFTER_SECONDS);
  return refusal;
}

export async function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = await explainError(error, request, reply);
  // The condition is about a success: kept, it could turn a refusal into a 304.
  delete request.headers['if-none-match'];
  // Of the answer that broke before its first byte: nobody packed this one, and it is no file.
  for (const name of ['content-encoding', 'content-disposition']) reply.removeHeader(name);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(request.routeOptions?.config?.messageOnTop ? { ...body, message: body.error.message } : body);
}

/** Every failure leaves in the one shape, those of the framework itself too. */
export function installErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
}

/** For an address that nobody answers at, or not with this method. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  const { method, url } = request;
  const allowed = allowedMethods(url.split('?', 1)[0] ?? '');
  if (allowed.length === 0 || allowed.includes(method)) {
    return sendError(new DomainError('not_found', `Nothing answers at ${url}`), request, reply);
  }
  reply.header('allow', allowed.join(', '));
  return sendError(new DomainError('method_not_allowed', `${method} ${url}`), request, reply);
}
