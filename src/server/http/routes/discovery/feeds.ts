import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/site/addresses/paths.ts';
import { type Locale, locales } from '#contract/site/locales.ts';

interface FeedOptions {
  /** An edition's feed as text; rejects as not found where the edition is not open. */
  getFeed: (locale: Locale, format: 'rss' | 'atom') => Promise<string>;
}

const formats = ['rss', 'atom'] as const;

/** Readers come back every few minutes, and mostly for nothing: the tag saves them the rest. */
export async function feedRoutes(app: FastifyInstance, { getFeed }: FeedOptions): Promise<void> {
  await app.register(etag, { weak: true });
  for (const locale of locales) {
    for (const format of formats) {
      app.get(paths[format](locale), { schema: { hide: true } }, async (_request, reply) =>
        reply
          .type(`application/${format}+xml; charset=utf-8`)
          .header('cache-control', 'public, max-age=300')
          .send(await getFeed(locale, format)),
      );
    }
  }
}
