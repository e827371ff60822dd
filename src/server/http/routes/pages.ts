import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '#contract/all.endpoints.ts';
import type { ServedFrom } from '#contract/pages/rendered-pages/rendered-pages.words.ts';
import { siteCaller } from '#contract/people/accounts/caller.ts';
import { adminTarget } from '#contract/site/addresses/admin-paths.ts';
import { chosenSearch } from '#contract/site/addresses/chosen-search.ts';
import { legacyTarget } from '#contract/site/addresses/legacy-paths.ts';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { localeOfPath } from '#contract/site/addresses/paths.ts';
import { addressInEdition, isPlainAddress, plainAddress } from '#contract/site/addresses/plain-address.ts';
import { fallbackLocale } from '#contract/site/locales.ts';
import type { CountPageView } from '#server/domain/commerce/clicks/clicks.service.ts';
import { isNamedByQuery } from '#server/domain/readers/redirects/old-address.ts';
import { sendNotFound } from '#server/http/errors/error-handling.ts';
import { lead } from '#server/http/lead.ts';
import { splitUrl } from '#server/http/split-url.ts';
import { isUnavailable } from '#server/lib/database-errors.ts';
import { networkOf } from '#server/lib/network.ts';
import { ownLocation } from '#server/lib/own-location.ts';
import { contactFormRoutes, type RefusedForm } from './contact-form.ts';
import { findAddress, type Ways } from './find-address.ts';

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
  findPage: Ways['findPage'];
  /** The parameters that the page at an address reads. */
  readsOf?: (pathname: string) => Readonly<Record<string, unknown>>;
  /** Pages that are kept once they are rendered; without it each is rendered for whoever asks. */
  kept?: {
    respond(pathname: string, search: string, request: IncomingMessage): Promise<Answer>;
  };
  /** What a reader sees where a page broke: it needs neither data nor scripts. */
  renderFailure: (pathname: string, requestId: string) => Promise<PageAnswer>;
}

/** Everything that is not the API, a file or a probe is a page, and the page that nobody knows is a 404. */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  await app.register(contactFormRoutes, options);
  const findRedirect = async (path: string) =>
    (await options.api.findRedirect({ path }, siteCaller(fallbackLocale))).to;

  async function answerOf(pathname: string, search: string, { raw }: FastifyRequest): Promise<Answer> {
    if (options.kept) return options.kept.respond(pathname, search, raw);
    const { html, ...page } = await options.renderPage(pathname, search);
    // Asked for missing pages alone: a page that exists is never led away from.
    const to = page.status === 404 ? await findRedirect(pathname) : (page.headers.location ?? null);
    if (to === null) return { ...page, body: html };
    const headers = { location: ownLocation(to, search), 'cache-control': 'no-cache' };
    return { status: 301, headers, body: undefined };
  }

  async function send(pathname: string, search: string, request: FastifyRequest, reply: FastifyReply) {
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
  }

  /** One page, one address: every other way to write it leads there, or is no address (decision 050). */
  async function leadOrMiss(pathname: string, search: string, request: FastifyRequest, reply: FastifyReply) {
    try {
      const to = await findAddress(pathname, search, { ...options, findRedirect });
      if (to !== undefined) return lead(reply, 301, to, search);
    } catch (error) {
      request.log.warn({ err: error }, 'Nobody could say whether there is a page');
      // For now: what was kept of the page answers by itself, and nothing has been promised.
      const meant = plainAddress(pathname);
      if (meant !== undefined) return lead(reply, 302, meant, search);
    }
    return send(otherPaths.nowhere(localeOfPath(addressInEdition(pathname))), '', request, reply);
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { pathname, search } = splitUrl(request.url);
      if (pathname.startsWith('/api/') || pathname === '/api') return sendNotFound(request, reply);
      if (isNamedByQuery(search)) {
        // Other programs name their pages so; one of ours that reads the same word goes on reading it.
        const moved = await findRedirect(`${pathname}?${search}`).catch(() => null);
        if (moved !== null) return lead(reply, 301, moved, '');
      }
      if (!isPlainAddress(pathname)) return leadOrMiss(pathname, search, request, reply);
      const admin = adminTarget(pathname, search);
      if (admin) return lead(reply, 302, admin);
      const moved = legacyTarget(pathname);
      if (moved) return lead(reply, 301, moved, search);
      const chosen = chosenSearch(search, options.readsOf?.(pathname) ?? {});
      if (chosen !== search) return lead(reply, 301, pathname, chosen);
      return send(pathname, search, request, reply);
    },
  });
}
