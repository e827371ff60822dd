import { describe, expect, onTestFinished, test } from 'vitest';
import { type Api, endpoints } from '#contract/all.endpoints.ts';
import { locales } from '#contract/site/locales.ts';
import { buildTestApp } from '#test/harness/app.ts';
import { staticPageCalls } from './static-pages.api.ts';

/** As if there were no database: whatever is not a text of the program fails. */
const failing = Object.fromEntries(
  Object.keys(endpoints).map((name) => [name, () => Promise.reject(new Error('No database.'))]),
);
const pages = endpoints.getStaticPage.params.shape.page.options;

async function appWithPages() {
  const api = { ...failing, ...staticPageCalls() } as unknown as Api;
  const app = await buildTestApp({ api });
  onTestFinished(() => app.close());
  return app;
}

describe('static pages', () => {
  test.each(pages)('%s exists in every edition, each in words of its own', async (page) => {
    const app = await appWithPages();
    const texts = await Promise.all(
      locales.map(async (locale) => {
        const answer = await app.inject(`/api/pages/${page}?locale=${locale}`);
        expect(answer.statusCode).toBe(200);
        expect(Object.keys(answer.json()).sort()).toEqual(['description', 'lead', 'sections', 'title']);
        return answer.body;
      }),
    );
    expect(new Set(texts).size).toBe(locales.length);
    expect((await app.inject(`/api/pages/${page}`)).body).toBe(texts[0]);
  });

  test('need no database', async () => {
    const app = await appWithPages();
    expect((await app.inject('/api/settings/site_name')).statusCode).toBe(500);
    expect((await app.inject('/api/pages/sobre')).statusCode).toBe(200);
  });
});
