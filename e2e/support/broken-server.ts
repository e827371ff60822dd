import path from 'node:path';
import type { Api } from '#contract/all.endpoints.ts';
import { type Locale, languageTags } from '#contract/site/locales.ts';
import { editionFacts } from '#seed/facts/editions.ts';
import { buildApp } from '#server/http/app.ts';
import { createLogger } from '#server/lib/logger.ts';
import { systemClock } from '#server/lib/time/clock.ts';
import { builtPages } from '../../src/program/pages.ts';

/** The real site on data that no page can be drawn from: open editions, and posts that are not posts. */
const answers: Partial<Record<keyof Api, (params: { locale: Locale }) => unknown>> = {
  getEdition: ({ locale }) => ({
    id: 1,
    locale,
    language: languageTags[locale],
    ...editionFacts[locale],
    status: 'active',
    showPrices: true,
  }),
  getHomeData: () => ({ posts: [{ id: 1, slug: 'x' }, null], categoryMap: {}, nextCursor: null }),
};
const api = new Proxy({} as Api, {
  get: (_, name: keyof Api) => async (params: { locale: Locale }) => answers[name]?.(params) ?? [],
});

const pages = await builtPages(path.resolve(import.meta.dirname, '../..'));
const publicUrl = 'http://vitrina.test';
const opened = await pages.open({
  api,
  clock: systemClock,
  publicUrl,
  findPreview: async () => ({ kind: 'none' as const, locale: undefined }),
});
const app = await buildApp({
  api,
  logger: createLogger({ level: 'silent', readable: false }),
  publicUrl,
  pingDatabase: async () => {},
  extend: opened.install,
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
