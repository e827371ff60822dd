import etag from '@fastify/etag';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type Api, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { errorBodySchema } from '#contract/error-schemas.ts';
import { DomainError } from '#server/lib/errors.ts';

export type EndpointTable = Record<string, (typeof endpoints)[EndpointName]>;

const names = Object.keys(endpoints) as EndpointName[];
const cacheControl = { revalidate: 'max-age=0, must-revalidate', 'no-store': 'no-store' } as const;

/** Nobody can sign in yet, so whatever asks for a session is refused. */
async function requireSession(): Promise<never> {
  throw new DomainError('unauthorized', 'No session.');
}

const inputOf = (request: FastifyRequest) => ({
  ...(request.query as object),
  ...(request.params as object),
});

function addRoute(app: FastifyInstance, name: EndpointName, api: Api): void {
  const endpoint = endpoints[name];
  const call = api[name] as (input: unknown) => Promise<unknown>;
  app.withTypeProvider<ZodTypeProvider>().route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      operationId: name,
      summary: endpoint.summary,
      ...('params' in endpoint && { params: endpoint.params }),
      ...('query' in endpoint && { querystring: endpoint.query }),
      response: { 200: endpoint.response, '4xx': errorBodySchema, '5xx': errorBodySchema },
    },
    ...((endpoint.access as string) === 'admin' && { onRequest: requireSession }),
    handler: async (request, reply) => {
      reply.header('cache-control', cacheControl[endpoint.cache]);
      return call(inputOf(request)) as never;
    },
  });
}

/** One route for each line of the contract's table: none can be forgotten, and none can differ from it. */
export async function apiRoutes(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  await app.register(async (revalidated) => {
    await revalidated.register(etag);
    for (const name of names) if (endpoints[name].cache === 'revalidate') addRoute(revalidated, name, api);
  });
  for (const name of names) if (endpoints[name].cache === 'no-store') addRoute(app, name, api);
}
