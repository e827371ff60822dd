import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '#contract/all.endpoints.ts';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';
import { webHeaders } from '#server/http/caller.ts';
import type { FindActor } from './api.ts';
import { apiReferencePage } from './docs-page.ts';
import type { OpenApi } from './open-api.ts';

const table: Record<string, Endpoint> = endpoints;
const isPublic = (operation: unknown): boolean =>
  table[(operation as { operationId?: string }).operationId ?? '']?.access === 'public';

/** What anybody may call. */
function publicPart<D extends OpenApi>(whole: D): D {
  const kept = Object.entries(whole.paths ?? {}).flatMap(([path, operations]) => {
    const open = Object.entries(operations).filter(([, operation]) => isPublic(operation));
    return open.length > 0 ? [[path, Object.fromEntries(open)]] : [];
  });
  return { ...whole, paths: Object.fromEntries(kept) };
}

/** Public calls to everybody, all of them to whoever is signed in: a stranger need not know what there is to try. */
export async function docsRoutes(
  app: FastifyInstance,
  { findActor, describeAll }: { findActor: FindActor; describeAll: () => Promise<OpenApi> },
): Promise<void> {
  const isOfTheHouse = async ({ headers }: FastifyRequest) =>
    (await findActor(webHeaders(headers))) !== undefined;
  const cachedFor = (everything: boolean) => ({
    'cache-control': everything ? 'no-store' : 'max-age=0, must-revalidate',
    vary: 'Cookie',
  });
  app.get(otherPaths.openApi(), { schema: { hide: true } }, async (request, reply) => {
    const everything = await isOfTheHouse(request);
    const whole = await describeAll();
    return reply.headers(cachedFor(everything)).send(everything ? whole : publicPart(whole));
  });
  app.get(otherPaths.apiDocs(), { schema: { hide: true } }, async (request, reply) => {
    const everything = await isOfTheHouse(request);
    const { html, contentSecurityPolicy } = apiReferencePage(everything);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ ...cachedFor(everything), 'content-security-policy': contentSecurityPolicy })
      .send(html);
  });
}
