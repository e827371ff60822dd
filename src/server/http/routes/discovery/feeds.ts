import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/site/addresses/paths.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import type { KeptTexts } from '#server/kept-pages/kept-texts.ts';
import { sendText } from './send-text.ts';

interface FeedOptions {
  /** An edition's feed as text; rejects as not found where the edition is not open. */
  getFeed: (locale: Locale, format: 'rss' | 'atom') => Promise<string>;
  texts: KeptTexts;
}

const formats = ['rss', 'atom'] as const;
const SECONDS = 300;

export async function feedRoutes(app: FastifyInstance, { getFeed, texts }: FeedOptions): Promise<void> {
  for (const locale of locales) {
    for (const format of formats) {
      const path = paths[format](locale);
      app.get(path, { schema: { hide: true } }, async (request, reply) => {
        const text = await texts.get(path, SECONDS, () => getFeed(locale, format));
        reply
          .type(`application/${format}+xml; charset=utf-8`)
          .header('cache-control', `public, max-age=${SECONDS}`);
        return sendText(request, reply, text);
      });
    }
  }
}
