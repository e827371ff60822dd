import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { iconFiles, paths } from '#contract/site/addresses/paths.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { IconsService } from '#server/domain/readers/icons/icons.service.ts';
import { SHOWN_ANYWHERE } from '#server/http/security-headers.ts';

interface IconOptions {
  icons: IconsService;
  /** What an edition, or the landing page, is called where it is kept on a home screen. */
  getManifest: (locale: Locale | undefined) => Promise<object>;
}

const DAY = 'public, max-age=86400';

/** The mark in all its forms, and the manifests that name them. */
export async function iconRoutes(app: FastifyInstance, { icons, getManifest }: IconOptions): Promise<void> {
  await app.register(etag, { weak: true });
  for (const file of iconFiles) {
    app.get(paths.icon(file), { schema: { hide: true } }, async (_request, reply) => {
      const { type, bytes } = await icons.getIcon(file);
      // Its style sheet, which turns the mark's colours at night, stands inside the drawing.
      if (file === 'favicon.svg')
        reply.header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
        );
      return reply.type(type).headers(SHOWN_ANYWHERE).header('cache-control', DAY).send(bytes);
    });
  }
  for (const locale of [undefined, ...locales]) {
    app.get(otherPaths.manifest(locale), { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', DAY)
        .send(JSON.stringify(await getManifest(locale))),
    );
  }
}
