import type { FastifyInstance } from 'fastify';
import type { Api } from '#contract/endpoints.ts';
import { legacyTarget } from '#contract/legacy-paths.ts';
import { sendNotFound } from '#server/http/error-handling.ts';
import { contactFormRoutes, type RefusedForm } from './contact-form.ts';

interface PageAnswer {
  status: number;
  html: string;
  headers: Record<string, string>;
}

interface PageOptions {
  renderPage: (pathname: string, search: string, refusedForm?: RefusedForm) => Promise<PageAnswer>;
  api: Pick<Api, 'sendContactMessage'>;
  /** What a reader sees where a page broke: it needs neither data nor scripts. */
  renderFailure: (pathname: string, requestId: string) => Promise<PageAnswer>;
}

/** /br/ and /br are one page, and only one of the two addresses answers with it. */
function withoutTrailingSlash(pathname: string): string | undefined {
  const trimmed = pathname.replace(/\/+$/, '') || '/';
  return trimmed === pathname ? undefined : trimmed.replace(/^\/{2,}/, '/');
}

/** Everything that is not the API, a file or a probe is a page, and the page that nobody knows is a 404. */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  await app.register(contactFormRoutes, options);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const [pathname = '/', search = ''] = request.url.split('?', 2);
      if (pathname.startsWith('/api/') || pathname === '/api') return sendNotFound(request, reply);
      const clean = withoutTrailingSlash(pathname);
      if (clean) return reply.redirect(search ? `${clean}?${search}` : clean, 301);
      const moved = legacyTarget(pathname);
      if (moved) return reply.redirect(search ? `${moved}?${search}` : moved, 301);
      const page = await options.renderPage(pathname, search).catch((error: unknown) => {
        request.log.error({ err: error }, 'The page could not be rendered');
        return options.renderFailure(pathname, request.id);
      });
      if (page.status === 503) reply.header('retry-after', '5');
      return reply.code(page.status).headers(page.headers).send(page.html);
    },
  });
}
