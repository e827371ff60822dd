import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { paths } from '#contract/site/addresses/paths.ts';
import { locales } from '#contract/site/locales.ts';
import { presentSitemap, presentSitemapIndex } from '#server/domain/readers/sitemap/sitemap.presenter.ts';
import type { SitemapService } from '#server/domain/readers/sitemap/sitemap.service.ts';

interface SitemapOptions {
  sitemap: SitemapService;
  publicUrl: string;
}

const schema = { hide: true };

const sendXml = (reply: FastifyReply, xml: Readable) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600').send(xml);

/** The protocol allows no index of indexes: the one at the root names every file, an edition's its own. */
export async function sitemapRoutes(app: FastifyInstance, { sitemap, publicUrl }: SitemapOptions) {
  app.get(paths.sitemapIndex(), { schema }, async (_request, reply) => {
    const { changedAt } = await sitemap.getLandingEntry();
    const landing = { path: paths.landingSitemap(), changedAt: changedAt ?? undefined };
    return sendXml(reply, presentSitemapIndex([landing, ...(await sitemap.listAllFiles())], publicUrl));
  });
  app.get(paths.landingSitemap(), { schema }, async (_request, reply) =>
    sendXml(reply, presentSitemap([await sitemap.getLandingEntry()], publicUrl)),
  );
  for (const locale of locales) {
    app.get(paths.editionSitemap(locale), { schema }, async (_request, reply) =>
      sendXml(reply, presentSitemapIndex(await sitemap.listFiles(locale), publicUrl)),
    );
    app.get<{ Params: { part: string } }>(
      `/${locale}/sitemap-:part(^\\d{1,9}).xml`,
      { schema },
      async (request, reply) => {
        const entries = await sitemap.openFile(locale, Number(request.params.part));
        return sendXml(reply, presentSitemap(entries, publicUrl));
      },
    );
  }
}
