import type { FastifyInstance } from 'fastify';
import { otherPaths } from '#contract/site/addresses/other-paths.ts';
import { type Locale, locales } from '#contract/site/locales.ts';
import { type KeepsTexts, sendText } from './send-text.ts';

interface FeedOptions {
  /** An edition's feed as text; rejects as not found where the edition is not open. */
  getFeed: (locale: Locale, format: 'rss' | 'atom') => Promise<string>;
  texts: KeepsTexts;
}

const formats = ['rss', 'atom'] as const;
const SECONDS = 300;

export async function feedRoutes(app: FastifyInstance, { getFeed, texts }: FeedOptions): Promise<void> {
  for (const locale of locales) {
    for (const format of formats) {
      const path = otherPaths[format](locale);
      app.get(path, { schema: { hide: true } }, async (request, reply) =>
        sendText(texts, request, reply, {
          path,
          type: `application/${format}+xml`,
          seconds: SECONDS,
          make: () => getFeed(locale, format),
        }),
      );
    }
  }
}
