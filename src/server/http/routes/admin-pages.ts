import type { FastifyInstance } from 'fastify';
import { isAdminRoute } from '#contract/site/addresses/admin-paths.ts';
import { isPlainAddress, plainAddress } from '#contract/site/addresses/plain-address.ts';
import { lead } from '#server/http/lead.ts';
import { splitUrl } from '#server/http/split-url.ts';

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
        const { pathname, search } = splitUrl(request.url);
        const meant = isPlainAddress(pathname) ? pathname : plainAddress(pathname);
        const isScreen = meant !== undefined && isAdminRoute(meant);
        if (isScreen && meant !== pathname) return lead(reply, 301, meant, search);
        const { html, headers } = await shell.render(pathname);
        return reply
          .code(isScreen ? 200 : 404)
          .headers(headers)
          .send(html);
      },
    });
  }
}
