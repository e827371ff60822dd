import type { FastifyInstance } from 'fastify';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';

interface PreviewOptions {
  renderPreview: (
    token: string,
  ) => Promise<{ status: number; html: string; headers: Record<string, string> }>;
}

/** The one page that is not for readers: whoever has a link with a token sees what it was made for. */
export async function previewRoutes(app: FastifyInstance, { renderPreview }: PreviewOptions): Promise<void> {
  app.route<{ Querystring: { token?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: otherPaths.preview(),
    schema: { hide: true },
    handler: async (request, reply) => {
      const { token } = request.query;
      const page = await renderPreview(typeof token === 'string' ? token : '');
      return reply.code(page.status).headers(page.headers).send(page.html);
    },
  });
}
