import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { productName } from '#contract/commerce/products/product-name.ts';
import { paths } from '#contract/site/paths.ts';
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

export async function docsRoutes(app: FastifyInstance): Promise<void> {
  const revalidate = 'max-age=0, must-revalidate';
  app.get(paths.openApi(), { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', revalidate).send(app.swagger()),
  );
  app.get(paths.apiDocs(), { schema: { hide: true } }, async (_request, reply) => {
    const { html, contentSecurityPolicy } = apiReferencePage();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', revalidate)
      .header('content-security-policy', contentSecurityPolicy)
      .send(html);
  });
}
