import { setImmediate as turn } from 'node:timers/promises';
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { productName } from '#contract/commerce/products/product-name.ts';

type Transform = typeof jsonSchemaTransform;
type Call = Parameters<Transform>[0];
type Described = ReturnType<Transform>;

export type OpenApi = { paths?: Record<string, Record<string, unknown>> };

/** A file is no JSON that a schema could check, and is described all the same. */
function describeCall(call: Call): Described {
  const described = jsonSchemaTransform(call);
  if (!described.schema.consumes?.includes('multipart/form-data')) return described;
  const file = { type: 'string', format: 'binary' };
  const body = { type: 'object', required: ['file'], properties: { file } };
  return { ...described, schema: { ...described.schema, body } };
}

/**
 * Must run before the API's routes are added: it listens while they are. Gives the description of all of them when it
 * is first asked for. Swagger would describe them in one go, for a third of a second in which nobody else is answered;
 * here everybody has a turn between two calls, and swagger finds what they came to.
 */
export async function collectOpenApi(
  app: FastifyInstance,
  publicUrl: string,
): Promise<() => Promise<OpenApi>> {
  const version = '3.0.3';
  const calls: Call[] = [];
  const known = new Map<FastifySchema, Described>();
  app.addHook('onRoute', (route) => {
    if (route.schema)
      calls.push({ ...route, schema: route.schema, route, openapiObject: { openapi: version } } as Call);
  });
  await app.register(swagger, {
    openapi: {
      openapi: version,
      info: {
        title: `${productName} API`,
        description:
          'Everything that the site and its administrators read and write. Errors have one shape: { error: { code, message, fields? } }.',
        version: '1',
      },
      servers: [{ url: publicUrl }],
    },
    transform: (call) => ({ ...(known.get(call.schema) ?? describeCall(call)), url: call.url }),
  });

  let made: Promise<OpenApi> | undefined;
  async function make(): Promise<OpenApi> {
    for (const call of calls) {
      // A question for the head alone has the schema of the whole.
      if (known.has(call.schema)) continue;
      known.set(call.schema, describeCall(call));
      await turn();
    }
    const whole = app.swagger() as OpenApi;
    known.clear();
    calls.length = 0;
    return whole;
  }
  return () => (made ??= make());
}
