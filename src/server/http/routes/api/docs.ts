import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { endpoints } from '#contract/all.endpoints.ts';
import { productName } from '#contract/commerce/products/product-name.ts';
import { paths } from '#contract/site/addresses/paths.ts';
import type { Endpoint } from '#contract/site/endpoint.schemas.ts';
import { webHeaders } from '#server/http/caller.ts';
import type { FindActor } from './api.ts';
import { apiReferencePage } from './docs-page.ts';

type Transform = typeof jsonSchemaTransform;

/** A file is no JSON that a schema could check, and is described all the same. */
const describe: Transform = (route) => {
  const described = jsonSchemaTransform(route);
  if (!described.schema.consumes?.includes('multipart/form-data')) return described;
  const file = { type: 'string', format: 'binary' };
  const body = { type: 'object', required: ['file'], properties: { file } };
  return { ...described, schema: { ...described.schema, body } };
};

/** Must run before the API's routes are added: swagger listens while they are. */
export async function collectOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: `${productName} API`,
        description:
          'Everything that the site and its administrators read and write. Errors have one shape: { error: { code, message, fields? } }.',
        version: '1',
      },
      servers: [{ url: publicUrl }],
    },
    transform: describe,
  });
}

type OpenApi = { paths?: Record<string, Record<string, unknown>> };

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
  { findActor }: { findActor: FindActor },
): Promise<void> {
  const isOfTheHouse = async ({ headers }: FastifyRequest) =>
    (await findActor(webHeaders(headers))) !== undefined;
  const cachedFor = (everything: boolean) => ({
    'cache-control': everything ? 'no-store' : 'max-age=0, must-revalidate',
    vary: 'Cookie',
  });
  app.get(paths.openApi(), { schema: { hide: true } }, async (request, reply) => {
    const everything = await isOfTheHouse(request);
    const whole = app.swagger() as OpenApi;
    return reply.headers(cachedFor(everything)).send(everything ? whole : publicPart(whole));
  });
  app.get(paths.apiDocs(), { schema: { hide: true } }, async (request, reply) => {
    const everything = await isOfTheHouse(request);
    const { html, contentSecurityPolicy } = apiReferencePage(everything);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ ...cachedFor(everything), 'content-security-policy': contentSecurityPolicy })
      .send(html);
  });
}
