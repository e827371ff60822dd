import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { paths } from '#contract/paths.ts';
import { productName } from '#contract/product-name.ts';
import { apiReferencePage } from './docs-page.ts';

/** Must run before the API's routes are added: swagger listens while they are. */
export async function collectOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: `${productName} API`,
        description:
          'Everything that the public site reads. Errors have one shape: { error: { code, message, fields? } }.',
        version: '1',
      },
      servers: [{ url: publicUrl }],
    },
    transform: jsonSchemaTransform,
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
