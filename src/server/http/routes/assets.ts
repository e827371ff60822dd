import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendNotFound } from '#server/http/errors/error-handling.ts';

interface AssetOptions {
  directory: string;
  /** Files of other releases that run beside this one. */
  findElsewhere?: ((name: string) => Promise<Buffer | undefined>) | undefined;
}

const PREFIX = '/assets';
const FOR_EVER = 'public, max-age=31536000, immutable';
const DRAWING = 'image/svg+xml; charset=utf-8';
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: DRAWING,
};

/** Built files: their names carry their content's hash, so a browser never asks twice. */
export async function assetRoutes(
  app: FastifyInstance,
  { directory, findElsewhere }: AssetOptions,
): Promise<void> {
  await app.register(
    async (scope) => {
      // The library names the letters of plain text alone, and a drawing is text as well.
      scope.addHook('onSend', async (_request, reply) => {
        if (reply.getHeader('content-type') === 'image/svg+xml') reply.type(DRAWING);
      });
      scope.setNotFoundHandler(async (request, reply) => {
        const name = request.url.split('?', 1)[0]?.slice(PREFIX.length + 1) ?? '';
        const type = types[name.split('.').at(-1) ?? ''];
        const isAsked = type && (request.method === 'GET' || request.method === 'HEAD');
        const file = isAsked && (await findElsewhere?.(name).catch(() => undefined));
        if (!file) return sendNotFound(request, reply);
        return reply.code(200).header('cache-control', FOR_EVER).type(type).send(file);
      });
      await scope.register(fastifyStatic, {
        root: directory,
        preCompressed: true,
        decorateReply: false,
        cacheControl: false,
        index: false,
        setHeaders: (reply) => reply.header('cache-control', FOR_EVER),
      });
    },
    { prefix: PREFIX },
  );
}
