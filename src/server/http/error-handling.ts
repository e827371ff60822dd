import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#server/lib/errors.ts';
import { mapError } from './error-mapper.ts';
import { requestLocale } from './request-locale.ts';

const RETRY_AFTER_SECONDS = 5;

export async function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = await mapError(error, requestLocale(request));
  if (status >= 500) request.log.error({ err: error }, 'The request failed');
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body);
}

/** Every failure leaves in the one shape, those of the framework itself too. */
export function installErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
}

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendError(new DomainError('not_found', `Nothing answers at ${request.url}`), request, reply);
