import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Built files: their names carry their content's hash, so a browser never asks twice. */
export async function assetRoutes(app: FastifyInstance, { directory }: { directory: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/assets/',
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    index: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
}
