import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { locales } from '#contract/site/locales.ts';
import { presentSitemap, presentSitemapIndex } from '#server/domain/readers/sitemap/sitemap.presenter.ts';
import type { SitemapService } from '#server/domain/readers/sitemap/sitemap.service.ts';
import { type KeepsTexts, sendText } from './send-text.ts';

interface SitemapOptions {
  sitemap: SitemapService;
  publicUrl: string;
  texts: KeepsTexts;
}

const schema = { hide: true };

const SECONDS = 600;

/** The protocol allows no index of indexes: the one at the root names every file, an edition's its own. */
export async function sitemapRoutes(app: FastifyInstance, { sitemap, publicUrl, texts }: SitemapOptions) {
  const send = (request: FastifyRequest, reply: FastifyReply, path: string, make: () => Promise<Readable>) =>
    sendText(texts, request, reply, { path, type: 'application/xml', seconds: SECONDS, make });
  const file = (path: string, make: () => Promise<Readable>) =>
    app.get(path, { schema }, (request, reply) => send(request, reply, path, make));

  file(otherPaths.sitemapIndex(), async () => {
    const { changedAt } = await sitemap.getLandingEntry();
    const landing = { path: otherPaths.landingSitemap(), changedAt: changedAt ?? undefined };
    return presentSitemapIndex([landing, ...(await sitemap.listAllFiles())], publicUrl);
  });
  file(otherPaths.landingSitemap(), async () => presentSitemap([await sitemap.getLandingEntry()], publicUrl));
  for (const locale of locales) {
    file(otherPaths.editionSitemap(locale), async () =>
      presentSitemapIndex(await sitemap.listFiles(locale), publicUrl),
    );
    app.get<{ Params: { part: string } }>(
      `/${locale}/sitemap-:part(^\\d{1,9}).xml`,
      { schema },
      async (request, reply) => {
        const part = Number(request.params.part);
        return send(request, reply, otherPaths.sitemapFile(locale, part), async () =>
          presentSitemap(await sitemap.openFile(locale, part), publicUrl),
        );
      },
    );
  }
}
