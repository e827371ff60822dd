import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Api } from '#contract/all.endpoints.ts';
import type { ServedFrom } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import { siteCaller } from '#contract/people/accounts/caller.ts';
import { adminTarget } from '#contract/site/admin-paths.ts';
import { legacyTarget } from '#contract/site/legacy-paths.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import { withoutEnding } from '#contract/site/without-ending.ts';
import type { CountPageView } from '#server/domain/commerce/clicks/clicks.service.ts';
import { sendNotFound } from '#server/http/error-handling.ts';
import { isUnavailable } from '#server/lib/database-errors.ts';
import { networkOf } from '#server/lib/network.ts';
import { contactFormRoutes, type RefusedForm } from './contact-form.ts';

interface PageAnswer {
  status: number;
  html: string;
  headers: Record<string, string>;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
  from?: ServedFrom;
}

interface PageOptions {
  /** Told of every page that somebody got. */
  countPageView?: CountPageView | undefined;
  renderPage: (pathname: string, search: string, refusedForm?: RefusedForm) => Promise<PageAnswer>;
  api: Pick<Api, 'sendContactMessage' | 'findRedirect'>;
  /** Pages that are kept once they are rendered; without it each is rendered for whoever asks. */
  kept?: {
    respond(pathname: string, search: string, request: IncomingMessage): Promise<Answer>;
  };
  /** What a reader sees where a page broke: it needs neither data nor scripts. */
  renderFailure: (pathname: string, requestId: string) => Promise<PageAnswer>;
}

const noWay = { to: null };

/** /br/ and /br are one page, and only one of the two addresses answers with it. */
function withoutTrailingSlash(pathname: string): string | undefined {
  const trimmed = withoutEnding(pathname, '/') || '/';
  return trimmed === pathname ? undefined : trimmed.replace(/^\/{2,}/, '/');
}

/** Everything that is not the API, a file or a probe is a page, and the page that nobody knows is a 404. */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  await app.register(contactFormRoutes, options);

  async function answerOf(pathname: string, search: string, { raw }: FastifyRequest): Promise<Answer> {
    if (options.kept) return options.kept.respond(pathname, search, raw);
    const { html, ...page } = await options.renderPage(pathname, search);
    // Asked for missing pages alone: a page that exists is never led away from.
    const { to } =
      page.status === 404
        ? await options.api.findRedirect({ path: pathname }, siteCaller(fallbackLocale))
        : noWay;
    if (!to) return { ...page, body: html };
    const location = search && !/[?#]/.test(to) ? `${to}?${search}` : to;
    return { status: 301, headers: { location }, body: undefined };
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const [pathname = '/', search = ''] = request.url.split('?', 2);
      if (pathname.startsWith('/api/') || pathname === '/api') return sendNotFound(request, reply);
      const admin = adminTarget(pathname, search);
      if (admin) return reply.redirect(admin, 302);
      const clean = withoutTrailingSlash(pathname);
      if (clean) return reply.redirect(search ? `${clean}?${search}` : clean, 301);
      const moved = legacyTarget(pathname);
      if (moved) return reply.redirect(search ? `${moved}?${search}` : moved, 301);
      const { status, headers, body, from } = await answerOf(pathname, search, request).catch(
        async (error: unknown): Promise<Answer> => {
          request.log.error({ err: error }, 'The page could not be rendered');
          // Without a database a page says that it will be back; only one that breaks by itself is broken.
          const waiting = isUnavailable(error) && options.renderPage(pathname, search).catch(() => undefined);
          const { html, ...page } = (await waiting) || (await options.renderFailure(pathname, request.id));
          return { ...page, body: html };
        },
      );
      request.servedFrom = from;
      if ((status === 200 || status === 304) && request.method === 'GET') {
        options.countPageView?.({ pathname, address: networkOf(request.ip), headers: request.headers });
      }
      if (status === 503) reply.header('retry-after', '5');
      return reply.code(status).headers(headers).send(body);
    },
  });
}
