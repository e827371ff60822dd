import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#server/lib/errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

function comesFromElsewhere({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = headers;
  if (origin === undefined || origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** What changes something may be asked for by our own pages only. A caller without either header is no browser. */
export function installOriginGuard(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method) || !comesFromElsewhere(request, publicUrl)) return;
    throw new DomainError(
      'forbidden',
      `A ${request.method} from ${request.headers.origin ?? 'another site'}.`,
    );
  });
}
