import type { FastifyInstance } from 'fastify';
import { isAdminRoute } from '#contract/site/admin-paths.ts';
import { withoutEnding } from '#contract/site/without-ending.ts';

interface AdminPageOptions {
  shell: { render(pathname: string): Promise<{ html: string; headers: Record<string, string> }> };
}

/** The area's address decides what it shows, in the browser; who may see it is decided by the API. */
export async function adminPageRoutes(app: FastifyInstance, { shell }: AdminPageOptions): Promise<void> {
  for (const url of ['/admin', '/admin/*']) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      schema: { hide: true },
      handler: async (request, reply) => {
        const [pathname = '', search = ''] = request.url.split('?', 2);
        const clean = withoutEnding(pathname, '/');
        if (clean !== pathname) return reply.redirect(search ? `${clean}?${search}` : clean, 301);
        const { html, headers } = await shell.render(pathname);
        return reply
          .code(isAdminRoute(pathname) ? 200 : 404)
          .headers(headers)
          .send(html);
      },
    });
  }
}
