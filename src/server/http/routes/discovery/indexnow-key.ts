import type { FastifyInstance } from 'fastify';

interface KeyFile {
  path: string;
  text: string;
}

/** The file by which search engines see that whoever tells them of new posts speaks for this site. */
export async function indexNowKeyRoutes(app: FastifyInstance, { path, text }: KeyFile): Promise<void> {
  app.get(path, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  );
}
