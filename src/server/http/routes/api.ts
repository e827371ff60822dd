import etag from '@fastify/etag';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Caller } from '#contract/caller.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorBodySchema } from '#contract/error-schemas.ts';
import { callerOf } from '#server/http/caller.ts';
import { DomainError } from '#server/lib/errors.ts';

interface ApiRoutesOptions {
  /** A function for each name in the table. */
  api: Record<string, (input: never, caller: Caller) => Promise<unknown>>;
  /** Another table than the contract's is for tests. */
  table?: Record<string, Endpoint>;
}

const cacheControl = { revalidate: 'max-age=0, must-revalidate', 'no-store': 'no-store' } as const;

/** Nobody can sign in yet, so whatever asks for a session is refused. */
async function requireSession(): Promise<never> {
  throw new DomainError('unauthorized', 'No session.');
}

const inputOf = (request: FastifyRequest, { body }: Endpoint) => ({
  ...(request.query as object),
  ...(request.params as object),
  ...(body && { body: request.body }),
});

function addRoute(app: FastifyInstance, name: string, endpoint: Endpoint, api: ApiRoutesOptions['api']) {
  const call = api[name] as ((input: unknown, caller: Caller) => Promise<unknown>) | undefined;
  if (!call) throw new Error(`The API has no function for ${name}.`);
  app.withTypeProvider<ZodTypeProvider>().route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      operationId: name,
      summary: endpoint.summary,
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { 200: endpoint.response, '4xx': errorBodySchema, '5xx': errorBodySchema },
    },
    ...(endpoint.access === 'admin' && { onRequest: requireSession }),
    handler: async (request, reply) => {
      reply.header('cache-control', cacheControl[endpoint.cache]);
      return call(inputOf(request, endpoint), callerOf(request)) as never;
    },
  });
}

/** One route for each line of the contract's table: none can be forgotten, and none can differ from it. */
export async function apiRoutes(app: FastifyInstance, { api, table = endpoints }: ApiRoutesOptions) {
  // Pages ask these calls, so crawlers may; in a list of results they would be of no use to anybody.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex');
  });
  const cachedAs = (cache: Endpoint['cache']) =>
    Object.entries<Endpoint>(table).filter(([, endpoint]) => endpoint.cache === cache);
  await app.register(async (revalidated) => {
    // Weak, because every encoding of an answer has the same tag.
    await revalidated.register(etag, { weak: true });
    for (const [name, endpoint] of cachedAs('revalidate')) addRoute(revalidated, name, endpoint, api);
  });
  for (const [name, endpoint] of cachedAs('no-store')) addRoute(app, name, endpoint, api);
}
